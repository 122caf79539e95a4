/** How Koryŏ's moves are offered. */

import type { KoryoView } from "../../protocol/messages.ts";
import type { Habits } from "../../table/play.svelte.ts";

export const HABITS: Habits<KoryoView> = {
  acts: ["reveal", "end"],
  instead: [],
  pointed: ["character", "swap", "discard"],
  hostile: ["swap"],
  aimed: ["priest", "spy"],
  careful: ({ kind, facts }) => ["character", "swap"].includes(kind) || (kind === "discard" && facts.count === 1),
  /** The first card of a swap that waits for its second. */
  named: (view) => (view.turn?.swap ? { zone: "tableau", ...view.turn.swap } : null),
};
