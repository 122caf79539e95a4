/** Where on the page a part of the table lies. */

import type { Place } from "../protocol/messages.ts";

/** Things that lie on a place, by which card they are: where none does, or another, a line of the log does not mean it. */
const LYING = ":not([data-region], [data-card], :has([data-card], [data-reads]:not([data-reads=''])))";

function has(name: string, value: unknown): string {
  return value == null ? "" : `[data-${name}="${CSS.escape(String(value))}"]`;
}

/** The plaque of a family in the court. */
export function plaqueOf(card: string | null | undefined): string {
  return `[data-part=powers]${has("of", card)}`;
}

/** One thing: a card, a place, a plaque, or the plate of a seat. */
export function thingSelector({ zone, seat, card }: Place): string {
  if (zone === "seats") return has("plate", seat);
  return zone === "power" ? plaqueOf(card) : has("zone", zone) + has("seat", seat) + has("card", card);
}

/** What a line of the log speaks of: the card where it still lies, else a place or a chip that shows no card. */
export function selectorOf({ zone, seat, card }: Place): string {
  if (zone === "power") return `${plaqueOf(card)}, ${has("zone", "tableau")}${has("seat", seat)}${has("card", card)}`;
  const there = has("zone", zone) + has("seat", seat);
  if (card == null) return there + LYING;
  return [`button${there}${LYING}`, there + has("card", card), `${there}:has(${has("reads", card)})`].join(", ");
}
