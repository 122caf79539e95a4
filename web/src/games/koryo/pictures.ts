/** What lies where on the table of Koryŏ. */

import type { KoryoView } from "../../protocol/messages.ts";
import { SEASON_STAYS, seasonThings } from "../../table/seasons/things.ts";
import { type Pictures, TOKENS } from "../../table/pictures.ts";

export const pictures: Pictures<KoryoView> = {
  things: (view) => [
    ...seasonThings(view),
    ...view.seats.map(({ seat, tokens }) => ({ zone: "tokens", seat, count: tokens, sort: TOKENS })),
  ],
  sounds: { "power-moved": "handover", destroyed: "drum", "burned-event": "drum" },
  stays: SEASON_STAYS,
};
