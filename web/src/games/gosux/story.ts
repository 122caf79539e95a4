/** What the events tell and the view no longer shows: the battles that were fought, and what changed while one waited. */

import type { EventShown } from "../../protocol/messages.ts";

export interface Battle {
  round: number;
  values: number[];
  /** Who took a Supremacy token by it. */
  takers: number[];
}

export function battlesOf(events: readonly EventShown[], roundNow: number): Battle[] {
  const battles: Battle[] = [];
  // A match that began in the middle of a round does not tell which.
  let round = (events.find((event) => event.kind === "round-opens")?.amount ?? roundNow + 1) - 1;
  let open = false;
  for (const { kind, amount, seat } of events) {
    if (kind === "round-opens") round = amount;
    if (kind === "battle-value" && seat !== null) {
      if (!open) battles.push({ round, values: [], takers: [] });
      open = true;
      battles.at(-1)!.values[seat] = amount;
    } else if (kind === "supremacy" && seat !== null) {
      battles.at(-1)?.takers.push(seat);
    } else open = false;
  }
  return battles;
}

/** Changes that one sees at the place where they were made. */
const CHANGES = ["played", "shifted", "captured", "freed", "activated", "swapped", "bounty-placed"];

/** Places of armies, as "seat slot", that the other changed since one's own last deed. */
export function freshPlaces(events: readonly EventShown[], viewer: number | null): Set<string> {
  const found = new Set<string>();
  if (viewer === null) return found;
  for (const event of events.toReversed()) {
    if (event.seat === viewer && event.kind !== "turn-begins" && event.kind !== "drawn") break;
    if (!CHANGES.includes(event.kind)) continue;
    const place = event.to ?? event.from;
    if (place && place.seat != null) found.add(`${place.seat} ${place.zone}`);
  }
  return found;
}
