/** What lies where on the table of Chosŏn. */

import type { ChosonView } from "../../protocol/messages.ts";
import { SEASON_STAYS, seasonThings } from "../../table/seasons/things.ts";
import { type Pictures, TOKENS } from "../../table/pictures.ts";
import { EVENT } from "./cards.ts";

export const pictures: Pictures<ChosonView> = {
  things: (view) => [
    ...seasonThings(view),
    ...view.seats.flatMap(({ seat, points_taken, kept_events }) => [
      { zone: "tokens", seat, count: points_taken, sort: TOKENS },
      { zone: "kept", seat, card: EVENT, count: kept_events },
    ]),
    { zone: "played-events", seat: view.turn_of, card: EVENT, count: view.turn?.events ?? 0 },
  ],
  sounds: {
    "power-moved": "handover",
    struck: "drum",
    riposted: "drum",
    "placed-shield": "brass",
    "lost-shield": "brass",
    "took-legacy": "brass",
  },
  stays: SEASON_STAYS,
};
