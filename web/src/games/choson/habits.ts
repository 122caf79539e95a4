/** How Chosŏn's moves are offered. */

import type { ChosonView, Place, PromptShown } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";
import { EVENT } from "./cards.ts";

/** What is never chosen by itself, or not now. */
const RULES: Record<string, string> = { kept: "CH-EV-1", pile: "CH-SETUP-1", tokens: "CH-VP-1", pool: "CH-VP-1" };

/** What a touch of a pile would mean. */
function pileMove({ seat, card }: Place, { kind, seat: own }: PromptShown): string | null {
  if (kind === "discard") return seat === own ? `discard ${card}` : null;
  if (kind === "swap" || kind === "turn-lobby") return `swap ${seat} ${card}`;
  if (seat === own && ["turn", "turn-before-reveal"].includes(kind)) return `shield ${card}`;
  return kind === "second" || kind.startsWith("turn") ? `strike ${seat} ${card}` : null;
}

/** Of the two powers that take points, the Scientist's needs an event. */
function pointMove({ turn }: ChosonView): string {
  return turn?.events ? "scientist" : "oracle";
}

function tokensMove({ seat }: Place, { kind, seat: own }: PromptShown, view: ChosonView): string | null {
  if (kind.startsWith("from")) return `from ${seat}`;
  if (seat === own || !kind.startsWith("turn")) return null;
  return view.pool ? `from ${seat}` : pointMove(view);
}

/** How the visitor stands to the power that a touch would use. */
function powerOf(zone: string, { seat }: PromptShown, view: ChosonView): "lacking" | "used" | "held" {
  const [power, family] =
    zone === "tableau"
      ? ["shield", "yi"]
      : zone === "played-events"
        ? ["gosu", "gosu"]
        : Array(2).fill(pointMove(view));
  if (view.powers[family]?.holder !== seat) return "lacking";
  return view.turn?.used.includes(power) ? "used" : "held";
}

export const HABITS: Habits<ChosonView> = {
  acts: ["reveal", "end", "enough", "riposte", "travel"],
  instead: ["let-be", "stay", "decline"],
  pointed: ["turn-lobby", "turn-firearm", "turn-sword", "swap", "second", "from", "from-or-decline", "discard"],
  hostile: ["swap"],
  careful: ["turn-firearm", "turn-sword", "swap", "second", "from", "from-or-decline"],
  unfinished: ["turn-lobby", "turn-firearm", "turn-sword"],
  aside: { name: "shield", while: ["swap", "strike"] },
  meant: (place, prompt, view) => {
    const { zone, card } = place;
    if (zone === "tableau" && card && card !== EVENT) return pileMove(place, prompt);
    if (zone === "tokens") return tokensMove(place, prompt, view);
    if (zone === "played-events" && prompt.kind.startsWith("turn")) return "gosu";
    if (zone === "pool" && prompt.kind.startsWith("turn")) return pointMove(view);
    return null;
  },
  shown: ({ zone, seat, card }, prompt, view) => ({
    events: view.turn?.events ?? 0,
    pool: view.pool,
    power: powerOf(zone, prompt, view),
    named: view.turn?.named && view.turn.named.seat === seat && view.turn.named.card === card ? "yes" : "no",
  }),
  about: ({ zone }, { kind }) => {
    if (kind === "swap") return "CH-MAIN-1";
    if (["order", "turn", "turn-before-reveal"].includes(kind)) return RULES[zone];
    return kind.startsWith("turn") && zone !== "order" ? "CH-CIP-2" : undefined;
  },
  named: (view) => (view.turn?.named ? { zone: "tableau", ...view.turn.named } : null),
};
