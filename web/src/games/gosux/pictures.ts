/** What lies where on the table of Gosu X, and which deeds stay for a moment: the steps of a Great Battle. */

import type { GosuxView } from "../../protocol/messages.ts";
import { type Pictures, held, known } from "../../table/pictures.ts";

export const pictures: Pictures<GosuxView> = {
  things: ({ seats, pending }) => [
    // A card that is being paid for is still in the hand.
    ...(pending?.held ? [{ zone: "hand", seat: pending.seat, card: pending.held, count: 1 }] : []),
    ...seats.flatMap(({ seat, hand, known_hand, hand_size, deck_size, discard, removed, army }) => [
      ...held(hand ?? known_hand, hand_size, { zone: "hand", seat }),
      { zone: "deck", seat, count: deck_size },
      ...known(discard, { zone: "discard", seat }),
      ...known(removed, { zone: "removed", seat }),
      ...Object.entries(army).flatMap(([zone, lying]) => (lying ? [{ zone, seat, card: lying.card, count: 1 }] : [])),
    ]),
  ],
  sounds: {
    captured: "drum",
    destroyed: "drum",
    sacrificed: "drum",
    spent: "brass",
    "token-unlocked": "brass",
    "wonder-taken": "brass",
    supremacy: "verdict",
  },
  stays: { battle: 6, supremacy: 3, song: 2 },
};
