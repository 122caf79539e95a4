/** What a card looks like. A game gives its faces; the parts know no game. */

export type Material = "celadon" | "porcelain" | "cloth" | "vellum";

export interface Face {
  id: string;
  name: string;
  /** The power in few words. */
  power: string;
  colour: string;
  emblem: string;
  /** The drawing of this one card; without, the emblem stands for it. */
  picture?: string;
  /** The rank of a cloth card: the second has a stitched ring around its picture, the third a medallion. */
  rank?: number;
  /** The numeral in the corner; an event has its price there. */
  numeral: string;
  /** The emblem in the corner opposite. */
  seal?: string;
  /** What that emblem stands for. */
  sealWords?: string;
  /** A dark badge over the lower corner, also where the card is small. */
  badge?: string;
  /** Events are dark and hatched. */
  dark?: boolean;
  material: Material;
  /** The pattern of the window. */
  pattern?: string;
  /** Which of the nine patterns tells its family from others, for eyes that colours do not help. */
  weave?: number;
  /** What a cloth card is worth, in the corner opposite. */
  worth?: string;
  /** Emblems in a line at the foot of the window, and a word behind them. */
  marks?: readonly string[];
  price?: string;
  /** Heraldic hatching of a vellum card. */
  hatching?: "power" | "wisdom" | "love" | "wild";
}

/** How something on the table stands to the question that is asked now. */
export type State = "legal" | "legal-own" | "chosen" | "not-legal" | "no-target" | "plain";

/** Cards under the rules that speak of them. */
export function byRule(faces: readonly Face[], rulesOf: (card: string) => readonly string[]): Record<string, Face[]> {
  const found: Record<string, Face[]> = {};
  for (const face of faces) for (const rule of rulesOf(face.id)) (found[rule] ??= []).push(face);
  return found;
}
