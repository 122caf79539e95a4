declare module "virtual:pictures/*" {
  /** One symbol `a-<card>` for each card of the game. */
  const sprite: string;
  export default sprite;
}
