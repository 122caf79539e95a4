/** What lies where on the table of Gosu X, and which deeds stay for a moment: the steps of a Great Battle. */

import type { GosuxView } from "../../protocol/messages.ts";
import { PRIZES, type Pictures, held, known } from "../../table/pictures.ts";
import { LIMITS } from "./cards.ts";

/** Enough for both. */
const ALL_SUPREMACIES = 2 * LIMITS.supremacies;

export const pictures: Pictures<GosuxView> = {
  things: ({ seats, pending }) => [
    {
      zone: "supremacies",
      count: ALL_SUPREMACIES - seats.reduce((sum, { supremacy }) => sum + supremacy, 0),
      sort: PRIZES,
    },
    ...seats.map(({ seat, supremacy }) => ({ zone: "supremacy", seat, count: supremacy, sort: PRIZES })),
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
    freed: "flick",
    "tile-turned": "flick",
    activated: "brass",
    destroyed: "drum",
    sacrificed: "drum",
    spent: "brass",
    "token-spent": "brass",
    "token-taken-back": "brass",
    "token-unlocked": "brass",
    "tokens-returned": "brass",
    "wonder-taken": "brass",
    "wonder-spent": "brass",
    "wonder-returned": "brass",
    "bounty-placed": "brass",
    "bounty-returned": "brass",
    supremacy: "verdict",
  },
  // A battle goes on by itself before that.
  stays: { battle: 12, supremacy: 12, song: 2 },
  scenes: ["battle"],
};
