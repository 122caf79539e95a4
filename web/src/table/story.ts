/** How a game went, told by a few of its events. Which events these are, each game says. */

import type { EventShown } from "../protocol/messages.ts";

export interface Chapter {
  event: EventShown;
  /** What it came to, in a few signs. */
  note: string | null;
}

export interface Told extends Chapter {
  round: number;
}

/** More would be read by nobody. */
const MOST = 4;
const ROUND = ["round-begins", "round-opens"];

/** The last chapters in the order of the game, each with its round. */
export function storyOf(events: readonly EventShown[], chapters: readonly Chapter[], roundNow: number): Told[] {
  const opened = events.filter(({ kind }) => ROUND.includes(kind));
  // A match that began in the middle of a round does not tell which.
  const first = (opened[0]?.amount ?? roundNow + 1) - 1;
  return chapters
    .toSorted((one, other) => one.event.number - other.event.number)
    .slice(-MOST)
    .map((chapter) => ({
      ...chapter,
      round: opened.findLast(({ number }) => number < chapter.event.number)?.amount ?? first,
    }));
}

/** With a sign, as points are written. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
