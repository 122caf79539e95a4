/** How Chosŏn's moves are offered. */

import type { ChosonView, Place, PromptShown } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";
import { EVENT } from "./cards.ts";

/** Questions whose answer others see at once. */
const FINAL = ["turn-firearm", "turn-sword", "swap", "second", "from", "from-or-decline"];

/** What a touch of a pile would mean. */
function pileMove({ seat, card }: Place, { kind, seat: own }: PromptShown): string {
  if (kind === "discard" && seat === own) return `discard ${card}`;
  if (kind === "swap" || kind === "turn-lobby") return `swap ${seat} ${card}`;
  return seat === own && !kind.startsWith("turn-") ? `shield ${card}` : `strike ${seat} ${card}`;
}

export const HABITS: Habits<ChosonView> = {
  acts: ["reveal", "end", "enough", "riposte", "travel"],
  instead: ["let-be", "stay", "decline"],
  pointed: ["turn-lobby", "turn-firearm", "turn-sword", "swap", "second", "from", "from-or-decline", "discard"],
  hostile: ["swap"],
  careful: ({ kind, facts }) => FINAL.includes(kind) || (kind === "discard" && facts.count === 1),
  unfinished: ["turn-lobby", "turn-firearm", "turn-sword"],
  aside: { name: "shield", while: ["swap", "strike"] },
  meant: (place, prompt) => {
    if (place.zone === "tableau" && place.card && place.card !== EVENT) return pileMove(place, prompt);
    if (place.zone === "tokens") return prompt.kind.startsWith("from") ? `from ${place.seat}` : "oracle";
    if (place.zone === "hand") return place.card === EVENT ? "lay 3 event" : `lay 1 ${place.card}`;
    return { order: "reveal", pool: "oracle", kept: "gosu", "played-events": "gosu" }[place.zone] ?? null;
  },
  named: (view) => (view.turn?.named ? { zone: "tableau", ...view.turn.named } : null),
};
