/** What lies where on every table of a game with seasons. */

import { TOKENS, type Thing, held, known } from "../pictures.ts";
import type { SeasonView } from "./view.ts";

/** A power that changes hands is to be seen. */
export const SEASON_STAYS = { "power-moved": 2 };

export function seasonThings(view: SeasonView): Thing[] {
  return [
    { zone: "pile", count: view.pile },
    { zone: "pool", count: view.pool, sort: TOKENS },
    ...view.seats.flatMap(({ seat, tableau, hand, hand_size, order, order_size }) => [
      ...known(tableau, { zone: "tableau", seat }),
      ...held(hand, hand_size, { zone: "hand", seat }),
      ...held(order, order_size, { zone: "order", seat }),
    ]),
  ];
}
