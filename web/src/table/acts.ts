/** One act, one line: what one decision does in several like steps, and what an act brings at once, is told as one. */

import type { EventShown } from "../protocol/messages.ts";
import type { Piece, Words } from "../text/words.ts";

/** Of these one sentence tells whosesoever they are. */
const OF_ALL_SEATS = ["battle-value", "turned-down", "burned"];

function isOneDecision(event: EventShown, other: EventShown): boolean {
  return event.decision === other.decision;
}

function isAlike(event: EventShown, first: EventShown, words: Words): boolean {
  if (event.kind !== first.kind || !isOneDecision(event, first) || !words.joins(event.kind)) return false;
  return OF_ALL_SEATS.includes(event.kind) || (event.seat === first.seat && event.from?.seat === first.from?.seat);
}

/** What is said where a line begins, by the number of its event; what that line tells as well has no line of its own. */
export function actsOf(
  told: readonly EventShown[],
  words: Words,
  isQuiet: (event: EventShown) => boolean,
): Map<number, Piece[]> {
  const runs: EventShown[][] = [];
  for (const event of told) {
    const run = runs.at(-1);
    if (run?.[0] && isAlike(event, run[0], words)) run.push(event);
    else runs.push([event]);
  }
  const acts = new Map<number, Piece[]>();
  let before: EventShown | undefined;
  for (const run of runs) {
    const first = run[0]!;
    const also = before && !isQuiet(before) && isOneDecision(first, before) && first.seat === before.seat;
    const more = also ? words.also(run) : null;
    if (before && more) acts.set(before.number, [...withoutStop(acts.get(before.number)!), ...more]);
    else acts.set(first.number, run.length > 1 ? words.several(run) : words.narrate(first));
    before = more ? undefined : first;
  }
  return acts;
}

/** A sentence that goes on. */
function withoutStop(sentence: readonly Piece[]): Piece[] {
  return sentence.map((piece, i) =>
    i === sentence.length - 1 ? { ...piece, text: piece.text.replace(/\.$/, "") } : piece,
  );
}
