/** The cards that show in the gate of a game, as its `about.json` describes them. */

import { drawn } from "virtual:gates";
import type { Face, Material } from "../parts/face.ts";
import type { GameOffered } from "../protocol/api.ts";
import { text } from "../text/text.svelte.ts";

/** The pattern in the window of a card, by material. */
const PATTERNS: Partial<Record<string, string>> = { celadon: "bg-ko", porcelain: "bg-ch", cloth: "bg-gx" };
const MOST_SEATS = 4;
const MOST_IN_ROW = 5;

export function gateFaces({ name: game, material, cards }: GameOffered): Face[] {
  const pattern = PATTERNS[material];
  return cards.map(({ said, colour, card, emblem, numeral, seal, hatching }) => {
    const name = said[text.language] ?? "";
    const picture = card && drawn[game]?.includes(card) ? `g-${card}` : null;
    return {
      id: emblem,
      name: name.charAt(0).toLocaleUpperCase(text.language) + name.slice(1),
      power: "",
      colour,
      emblem,
      numeral,
      material: material as Material,
      ...(pattern && { pattern }),
      ...(picture && { picture }),
      // The rank of a cloth card is a Roman numeral.
      ...(picture && material === "cloth" && { rank: numeral.length }),
      ...(seal && { seal }),
      ...(hatching && { hatching: hatching as NonNullable<Face["hatching"]> }),
    };
  });
}

/** How many bots a game at its gate has: as many as can play, up to three. */
export function botsAtGate({ players }: GameOffered): number {
  return Math.min(Math.max(...players), MOST_SEATS) - 1;
}

/** How many gates stand side by side where there is room, so that the rows are equally long or nearly so. */
export function gatesInRow(gates: number): number {
  return Math.ceil(gates / Math.ceil(gates / MOST_IN_ROW));
}

type Values = Record<string, boolean | number | string>;

/** The options of a new table: what was chosen and, where that is what the first game teaches, the rest of it as well. */
export function optionsOf(chosen: Values, taught: Values): Values {
  const shared = Object.keys(chosen).filter((name) => name in taught);
  return shared.length && shared.every((name) => chosen[name] === taught[name]) ? { ...taught, ...chosen } : chosen;
}
