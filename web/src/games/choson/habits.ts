/** How Chosŏn's moves are offered. */

import type { ChosonView } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";

/** Questions whose answer others see at once. */
const FINAL = ["turn-firearm", "turn-sword", "swap", "second", "from", "from-or-decline"];

export const HABITS: Habits<ChosonView> = {
  acts: ["reveal", "end", "enough", "riposte", "travel"],
  instead: ["let-be", "stay", "decline"],
  pointed: ["turn-lobby", "turn-firearm", "turn-sword", "swap", "second", "from", "from-or-decline", "discard"],
  hostile: ["swap"],
  careful: ({ kind, facts }) => FINAL.includes(kind) || (kind === "discard" && facts.count === 1),
  unfinished: ["turn-lobby", "turn-firearm", "turn-sword"],
  aside: { name: "shield", while: ["swap", "strike"] },
  named: (view) => (view.turn?.named ? { zone: "tableau", ...view.turn.named } : null),
};
