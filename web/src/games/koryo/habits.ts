/** How Koryŏ's moves are offered. */

import type { KoryoView, Place, PromptShown } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";
import { EVENTS } from "./cards.ts";

/** What a touch of a pile would mean. */
function pileMove({ seat, card }: Place, { kind, seat: own }: PromptShown, { turn }: KoryoView): string {
  if (kind === "discard" && seat === own) return `discard ${card}`;
  if (kind === "character") return `destroy ${card}`;
  if (seat === own && isEvent(card)) return `priest ${card}`;
  const lobbying = kind === "swap" || (turn?.open.lobbying && !turn.open.barbarians);
  return seat === own || lobbying ? `swap ${seat} ${card}` : `barbarians ${seat}`;
}

function isEvent(card: string | null | undefined): boolean {
  return EVENTS.some((event) => event === card);
}

export const HABITS: Habits<KoryoView> = {
  acts: ["reveal", "end"],
  instead: [],
  pointed: ["character", "swap", "discard"],
  hostile: ["swap"],
  aimed: ["priest", "spy"],
  careful: ({ kind, facts }) => ["character", "swap"].includes(kind) || (kind === "discard" && facts.count === 1),
  /** The first card of a swap that waits for its second. */
  meant: (place, prompt, view) => {
    if (place.zone === "tableau" && place.card) return pileMove(place, prompt, view);
    if (place.zone === "tokens") return `spy ${place.seat}`;
    return { hand: `lay 1 ${place.card}`, order: "reveal", pool: "banker" }[place.zone] ?? null;
  },
  named: (view) => (view.turn?.swap ? { zone: "tableau", ...view.turn.swap } : null),
};
