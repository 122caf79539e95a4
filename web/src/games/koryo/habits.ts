/** How Koryŏ's moves are offered. */

import type { KoryoView, Place, PromptShown } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";
import { EVENTS } from "./cards.ts";

/** What is never chosen by itself, or not now. */
const RULES: Record<string, string> = { tokens: "KO-SPY-1", pool: "KO-BANK-1", pile: "KO-SETUP-1" };

/** What a touch of a pile would mean. */
function pileMove({ seat, card }: Place, { kind, seat: own, facts }: PromptShown, view: KoryoView): string | null {
  if (kind.startsWith("turn")) return turnMove(seat === own, `${seat}`, `${card}`, openOf(view));
  if (isEvent(card)) return null;
  if (kind === "discard") return seat === own ? `discard ${card}` : null;
  if (kind === "character") return seat === facts.victim ? `destroy ${card}` : `barbarians ${seat}`;
  return kind === "swap" ? `swap ${seat} ${card}` : null;
}

function turnMove(own: boolean, seat: string, card: string, open: string): string | null {
  if (isEvent(card)) return own ? `priest ${card}` : null;
  return open === "lobbying" ? `swap ${seat} ${card}` : `barbarians ${seat}`;
}

/** What works on piles in this turn; Barbarians strike wherever they can before a swap is thought of. */
function openOf({ turn }: KoryoView): "barbarians" | "lobbying" | "none" {
  if (turn?.open.barbarians) return "barbarians";
  return turn?.open.lobbying ? "lobbying" : "none";
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
  careful: ["character", "swap"],
  meant: (place, prompt, view) => {
    if (place.zone === "tableau" && place.card) return pileMove(place, prompt, view);
    if (!prompt.kind.startsWith("turn")) return null;
    if (place.zone === "tokens") return `spy ${place.seat}`;
    return place.zone === "pool" ? "banker" : null;
  },
  shown: ({ zone, seat }, _, view) => ({
    used: view.turn?.used.includes({ pool: "banker", tokens: "spy" }[zone] ?? "priest") ? "yes" : "no",
    open: openOf(view),
    guarded: view.powers.guardian?.holder === seat ? "yes" : "no",
  }),
  about: ({ zone, seat }, { kind, seat: own }, view) => {
    if (kind === "swap") return zone === "tableau" ? undefined : "KO-MAIN-1";
    if (kind === "character" || zone === "order") return undefined;
    if (kind === "discard") return zone === "tableau" && seat === own ? "KO-END-2" : undefined;
    if (zone === "tableau" && kind.startsWith("turn")) return openOf(view) === "lobbying" ? "KO-EV-3" : "KO-EV-2";
    return RULES[zone];
  },
  /** The first card of a swap that waits for its second. */
  named: (view) => (view.turn?.swap ? { zone: "tableau", ...view.turn.swap } : null),
};
