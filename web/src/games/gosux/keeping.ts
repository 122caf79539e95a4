/** What this browser keeps of the last Great Battle it saw. What each row was worth is told only while it is fought, later
 *  only the sum: without this, whoever loads the page again during the Song of the Dead would see less than before. */

import { remember, remembered } from "../../app/memory.ts";
import { type Battle, type Met, partsOf, sumOf } from "./story.ts";

const NAME = "battle";

export function keep(match: string, { round, seats }: Met): void {
  const fighters = seats.map(({ army, military_parts }) => ({ army, military_parts }));
  remember(NAME, JSON.stringify({ match, round, seats: fighters, told: false } satisfies Met & { match: string }));
}

/** The armies of this battle, if it is the one that was kept. */
export function keptOf(match: string, { round, values }: Battle): Met | null {
  const kept: (Met & { match: string }) | null = JSON.parse(remembered(NAME) ?? "null");
  if (kept?.match !== match || kept.round !== round) return null;
  return kept.seats.every((seat, i) => sumOf(partsOf(seat, null)) === values[i]) ? kept : null;
}
