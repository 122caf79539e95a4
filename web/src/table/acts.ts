/** One act, one line: what is done in several like steps, and what an act brings at once, is told as one. */

import type { EventShown, Place } from "../protocol/messages.ts";
import type { Piece, Words } from "../text/words.ts";

/** What a line says, and the places it speaks of. */
export interface Act {
  pieces: Piece[];
  places: Place[];
}

/** Cards that come out of these were not seen there. */
const UNSEEN = ["hand", "order", "deck"];
/** In it no card can be told from another. */
const PILE = "pile";

/** Of these one sentence tells whosesoever they are. */
const OF_ALL_SEATS = ["battle-value", "turned-down", "burned"];

/** These are chosen one by one, card after card, until what one rule asks for is done. */
const ONE_BY_ONE = ["paid", "discarded-card", "sacrificed", "took", "put-on-top"];

function isOneDecision(event: EventShown, other: EventShown): boolean {
  return event.decision === other.decision;
}

function isOneAct(event: EventShown, first: EventShown): boolean {
  return isOneDecision(event, first) || (ONE_BY_ONE.includes(event.kind) && event.rule === first.rule);
}

function isAlike(event: EventShown, first: EventShown, words: Words): boolean {
  if (event.kind !== first.kind || !isOneAct(event, first) || !words.joins(event.kind)) return false;
  return OF_ALL_SEATS.includes(event.kind) || (event.seat === first.seat && event.from?.seat === first.from?.seat);
}

/** Where a thing that an event tells of lies now, and where it lay; of a swap also the other one. */
function placesOf(event: EventShown & { other?: string | null }): Place[] {
  const { from, to, seat, card, other } = event;
  const was = from && !(to && UNSEEN.includes(from.zone)) ? from : null;
  if (other)
    return [
      { ...to!, card },
      { ...from!, card: other },
    ];
  if (!was && !to) return card && seat !== null ? [{ zone: "tableau", seat, card }] : [];
  return [was, to].flatMap((place) => (place && place.zone !== PILE ? [{ ...place, card: card ?? null }] : []));
}

/** What is said where a line begins, by the number of its event; what that line tells as well has no line of its own. */
export function actsOf(
  told: readonly EventShown[],
  words: Words,
  isQuiet: (event: EventShown) => boolean,
): Map<number, Act> {
  const runs: EventShown[][] = [];
  for (const event of told) {
    const run = runs.at(-1);
    if (run?.[0] && isAlike(event, run[0], words)) run.push(event);
    else runs.push([event]);
  }
  const acts = new Map<number, Act>();
  let before: EventShown | undefined;
  for (const run of runs) {
    const first = run[0]!;
    const also = before && !isQuiet(before) && isOneDecision(first, before) && first.seat === before.seat;
    const more = also ? words.also(run) : null;
    const places = run.flatMap(placesOf);
    if (before && more) {
      const begun = acts.get(before.number)!;
      acts.set(before.number, {
        pieces: [...withoutStop(begun.pieces), ...more],
        places: [...begun.places, ...places],
      });
    } else acts.set(first.number, { pieces: run.length > 1 ? words.several(run) : words.narrate(first), places });
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
