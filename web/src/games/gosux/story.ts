/** What the events tell and the view no longer shows: the battles that were fought. */

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
