/** What decided a game with seasons: when the winners took, for good, the families that paid them most. */

import type { EventShown } from "../../protocol/messages.ts";
import { type Chapter, signed } from "../story.ts";

const MOST = 3;

export function chaptersOf(events: readonly EventShown[], winners: readonly number[]): Chapter[] {
  return events
    .filter(({ kind, seat }) => kind === "scored-family" && seat !== null && winners.includes(seat))
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, MOST)
    .flatMap(({ card, seat, amount }) => {
      const event = events.findLast((one) => one.kind === "power-moved" && one.card === card && one.seat === seat);
      return event ? [{ event, note: signed(amount) }] : [];
    });
}
