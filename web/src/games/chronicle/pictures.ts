/** What lies where on the table of Chronicle, and which deeds stay for a moment: a finished meeting before its cards are
 *  taken, the scoring before the next deal. */

import type { ChronicleView } from "../../protocol/messages.ts";
import { type Pictures, held, known } from "../../table/pictures.ts";

const HISTORY = "history";

function once(cards: readonly string[]): Record<string, number> {
  return Object.fromEntries(cards.map((card) => [card, 1]));
}

export const pictures: Pictures<ChronicleView> = {
  things: (view) => [
    { zone: "pile", count: view.pile, sort: HISTORY },
    ...view.histories.map(({ card }) => ({ zone: "histories", card, count: 1, sort: HISTORY })),
    ...known(once(view.discard), { zone: "discard" }),
    ...view.table.map(({ seat, card }) => ({ zone: "meeting", seat, card, count: 1 })),
    ...view.seats.flatMap(({ seat, allies, hand, known: seen, hand_size }) => [
      ...known(once(allies), { zone: "allies", seat }),
      ...held(once(hand ?? seen), hand_size, { zone: "hand", seat }),
    ]),
  ],
  sounds: {
    "turned-down": "flick",
    "turned-up": "flick",
    "history-turned": "flick",
    "discarded-ally": "drum",
    "shut-out": "drum",
    "scored-history": "brass",
    "scored-evil": "brass",
  },
  stays: { win: 3, join: 2, purify: 2, score: 6 },
};
