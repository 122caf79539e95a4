/** An update in pictures: what is shown between two states of the table, one deed after the other. */

import type { EventShown, Place, Update } from "../protocol/messages.ts";

/** Something that went from one place to another. */
export type Move = Pick<EventShown, "kind" | "seat" | "card" | "amount"> & { from: Place | null; to: Place | null };

export interface Frame<View> {
  view: View;
  events: EventShown[];
  /** What is seen to move, where it is not what the events say. */
  moves?: Move[];
  /** How many pauses it stays before the next frame, whoever's that is. */
  stays?: number;
}

export interface Pictures<View> {
  /** Cuts an update into deeds, given what the table showed before. The last frame shows the view of the update. */
  cut: (before: View, events: EventShown[], update: Update) => Frame<View>[];
  /** What went where between two views: a draft is shown without events. */
  difference: (before: View, after: View) => Move[];
}

/** Draws what moves: looks before the change, plays after it. */
export interface Stage {
  look: (moves: readonly Move[]) => void;
  play: (moves: readonly Move[]) => Promise<void>;
  /** Ends at once whatever is still moving. */
  settle: () => void;
}
