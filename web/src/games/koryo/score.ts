/** The score of Koryŏ line by line, read off what the server shows. */

import type { KoryoView } from "../../protocol/messages.ts";
import type { ScoreLine } from "../../table/loom/seasons.ts";
import { EVENTS, FAMILIES } from "./cards.ts";

/** The score if the game ended now: a family goes to whoever holds it, unless only the Omniscient made it so. */
export function scoreNow(view: KoryoView): ScoreLine[] {
  const families = FAMILIES.map((family, index) => {
    const power = view.powers[family];
    const seat = power && !power.by_omniscient ? power.holder : null;
    return { what: family, points: view.seats.map((one) => (one.seat === seat ? index + 1 : null)) };
  });
  const events = view.seats.map((seat) => -EVENTS.reduce((sum, event) => sum + (seat.tableau[event] ?? 0), 0) || null);
  const tokens = view.seats.map((seat) => seat.tokens || null);
  return [...families, { what: "events", points: events }, { what: "tokens", points: tokens }];
}
