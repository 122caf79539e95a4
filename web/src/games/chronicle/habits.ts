/** How Chronicle's moves are offered: a touch aims, the button plays. */

import type { ChronicleView } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";

export const HABITS: Habits<ChronicleView> = {
  acts: [],
  instead: [],
  pointed: ["take", "recall", "give", "discard-ally"],
  hostile: ["discard"],
  aimed: ["take", "recall", "give", "discard", "choose"],
  meant: ({ zone, card, seat }, { kind }) => {
    if (zone === "hand" && card) return kind === "discard" ? `discard ${card}` : `play ${card}`;
    if (zone === "allies" && card)
      return `${{ recall: "recall", give: "give", "discard-ally": "discard" }[kind] ?? "take"} ${card}`;
    return zone === "hand" || zone === "allies" ? `choose ${seat}` : null;
  },
  /** The Ally that waits for its receiver. */
  named: ({ ability }) => (ability?.given ? { zone: "allies", seat: ability.seat, card: ability.given } : null),
};
