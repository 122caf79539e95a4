declare module "virtual:gates" {
  /** The cards on the gates that have a picture, by game. */
  export const drawn: Readonly<Record<string, readonly string[]>>;
  /** One symbol `g-<card>` for each of them. */
  const sprite: string;
  export default sprite;
}

declare module "virtual:pictures/*" {
  /** One symbol `a-<card>` for each card of the game. */
  const sprite: string;
  export default sprite;
}
