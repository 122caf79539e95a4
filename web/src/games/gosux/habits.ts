/** How Gosu X's moves are offered: a touch aims and shows what is written there, the button does it. */

import type { GosuxView, Place } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";
import { ROWS, type Row, numeral, printed } from "./cards.ts";

/** Questions answered with a card of the hand. */
const FROM_HAND = ["shift-in", "pay", "pay-shift", "discard", "limit", "trade", "same-clan"];

/** Questions answered by touching a card of an army. */
const POINTED = [
  ...["copy", "capture", "may-capture", "destroy", "free", "capture-or-free", "strike", "verb"],
  ...["sacrifice", "song", "return", "swap", "swap-with", "bounty-token", "token", "may-token", "end-effect"],
];

/** Questions that harm a card: one's own cards can be chosen, too, and are marked as in danger. */
export const HARMFUL = ["capture", "may-capture", "destroy", "return", "strike", "capture-or-free"];

/** Questions whether to answer with a Force of Will: those who wait are not told what it could be. */
export const ANSWERS = ["cancel-activation", "cancel-capture", "cancel-destruction"];

/** A place of an army. */
function isSlot(zone: Place["zone"]): boolean {
  return /^[abc][1-5]$/.test(zone);
}

export const HABITS: Habits<GosuxView> = {
  acts: ["yes", "keep"],
  instead: ["no", "redraw"],
  pointed: POINTED,
  hostile: [],
  aimed: ["shift", "activate", "place", "card", "card-discard", "play-discard"],
  meant: ({ zone, seat, card }, { kind, seat: own }) => {
    const turn = kind.startsWith("turn");
    if (zone.startsWith("clan-")) return zone.replace("-", " ");
    if (zone === "hand" && card) return turn ? `play ${card}` : FROM_HAND.includes(kind) ? `choose ${card}` : null;
    if (!card || !isSlot(zone)) return null;
    if (turn) return seat === own ? `shift ${zone}` : null;
    return POINTED.includes(kind) && kind !== "verb" ? `choose ${zone} of ${seat}` : null;
  },
  shown: ({ zone, seat, card }, { facts }, view) => {
    if (!isSlot(zone)) return { level: card && zone === "hand" ? numeral(printed(card).level) : "" };
    const lying = view.seats[seat ?? 0]?.army[zone];
    return {
      zone: lying ? "army" : "empty",
      level: numeral(ROWS.indexOf(zone[0] as Row) + 1),
      captured: lying?.captured ? "yes" : "no",
      shift: lying?.shift == null ? "none" : "some",
      ...(facts.other !== undefined && { same: facts.other === card ? "yes" : "no" }),
    };
  },
  named: () => null,
};
