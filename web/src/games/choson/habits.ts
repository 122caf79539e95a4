/** How Chosŏn's moves are offered. */

import type { ChosonView } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";

export const HABITS: Habits<ChosonView> = {
  acts: ["reveal", "end", "enough", "riposte", "travel"],
  instead: ["let-be", "stay", "decline"],
  pointed: ["turn-lobby", "turn-firearm", "turn-sword", "swap", "second", "from", "from-or-decline", "discard"],
  hostile: ["swap"],
  aside: { name: "shield", while: ["swap", "strike"] },
  named: (view) => (view.turn?.named ? { zone: "tableau", ...view.turn.named } : null),
};
