/** How Chronicle's moves are offered: a touch aims, the button plays. */

import type { ChronicleView } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";

/** Questions about a card to be played. */
const PLAYING = ["lead", "open", "follow"];
/** Questions about an Ally, and what is done to it. */
const ON_ALLIES: Record<string, string> = { take: "take", recall: "recall", give: "give", "discard-ally": "discard" };

export const HABITS: Habits<ChronicleView> = {
  acts: [],
  instead: [],
  pointed: ["take", "recall", "give", "discard-ally"],
  hostile: ["discard"],
  aimed: ["take", "recall", "give", "discard", "choose"],
  meant: ({ zone, card, seat }, { kind, seat: own }) => {
    if (zone === "hand" && card && seat === own && PLAYING.includes(kind)) return `play ${card}`;
    if (zone === { receiver: "allies", victim: "hand" }[kind]) return `choose ${seat}`;
    const verb = ON_ALLIES[kind];
    return zone === "allies" && card && verb ? `${verb} ${card}` : null;
  },
  shown: ({ card }) => ({ empty: card ? "no" : "yes" }),
  /** The Ally that waits for its receiver. */
  named: ({ ability }) => (ability?.given ? { zone: "allies", seat: ability.seat, card: ability.given } : null),
};
