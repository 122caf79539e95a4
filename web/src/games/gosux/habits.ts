/** How Gosu X's moves are offered: a touch aims and shows what is written there, the button does it. */

import type { GosuxView } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";

/** Questions answered by touching a card of an army. */
const POINTED = [
  ...["copy", "capture", "may-capture", "destroy", "free", "capture-or-free", "strike", "verb"],
  ...["sacrifice", "song", "return", "swap", "swap-with", "bounty-token", "token", "may-token", "end-effect"],
];

/** Questions that harm a card: one's own cards can be chosen, too, and are marked as in danger. */
export const HARMFUL = ["capture", "may-capture", "destroy", "return", "strike", "capture-or-free"];

/** Questions whether to answer with a Force of Will: those who wait are not told what it could be. */
export const ANSWERS = ["cancel-activation", "cancel-capture", "cancel-destruction"];

export const HABITS: Habits<GosuxView> = {
  acts: ["yes", "keep"],
  instead: ["no", "redraw"],
  pointed: POINTED,
  hostile: [],
  aimed: ["shift", "activate", "place", "card", "card-discard", "play-discard"],
  meant: ({ zone, seat, card }, { kind, seat: own }) => {
    const turn = kind.startsWith("turn");
    if (zone === "hand") return card ? `${turn ? "play" : "choose"} ${card}` : null;
    if (!card || !/^[abc][1-5]$/.test(zone)) return null;
    return turn && seat === own ? `shift ${zone}` : `choose ${zone} of ${seat}`;
  },
  named: () => null,
};
