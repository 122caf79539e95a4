/** The score of Chosŏn line by line, read off what the server shows. */

import type { ChosonView } from "../../protocol/messages.ts";
import type { ScoreLine } from "../../table/loom/seasons.ts";
import { FAMILIES } from "./cards.ts";

const FIRST_PLAYER_POINTS = 2;

/** The score if the game ended now: a family goes to whoever holds it, unless only the shield made it so. */
export function scoreNow(view: ChosonView): ScoreLine[] {
  const families = FAMILIES.map((family, index) => {
    const power = view.powers[family];
    const seat = power && !power.by_shield ? power.holder : null;
    return { what: family, points: view.seats.map((one) => (one.seat === seat ? index + 1 : null)) };
  });
  return [
    ...families,
    { what: "points", points: view.seats.map((seat) => seat.points_taken || null) },
    { what: "kept", points: view.seats.map((seat) => seat.kept_events || null) },
    { what: "first", points: view.seats.map((seat) => (seat.seat === view.first ? FIRST_PLAYER_POINTS : null)) },
    {
      what: "legacy",
      points: view.seats.map((seat) => (seat.legacy ? seat.points - seat.points_before_legacy : null)),
    },
  ];
}
