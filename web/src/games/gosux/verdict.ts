/** A Great Battle in words: how it stands, and how it was decided. */

import type { GosuxView } from "../../protocol/messages.ts";
import type { Play } from "../../table/play.svelte.ts";
import { text } from "../../text/text.svelte.ts";
import { type Battle, type Met, PARTS, isByWonder, partsOf, sumOf } from "./story.ts";

/** Both seats as the visitor sees them. */
function seatsOf({ match }: Play<GosuxView>): [number, number] {
  const near = match.viewer ?? 0;
  return [near, 1 - near];
}

export function leadOf(play: Play<GosuxView>, values: readonly number[], wonder: number | null): string {
  const [near, far] = seatsOf(play);
  const points = values[near]! - values[far]!;
  if (points === 0) return text.say(wonder === null ? "lead-tie" : "lead-tie-wonder");
  const leader = points > 0 ? near : far;
  return leader === play.match.viewer
    ? text.say("lead-you", { points: Math.abs(points) })
    : text.say("lead-other", { name: play.nameOf(leader), points: Math.abs(points) });
}

export interface Verdict {
  /** In few words, and in whole ones. */
  brief: string;
  words: string;
  /** Whose Supremacy it is. */
  prize: string;
}

export function verdictOf(play: Play<GosuxView>, battle: Battle, view: GosuxView): Verdict {
  const { values, takers } = battle;
  const [first] = takers;
  if (first === undefined || takers.length > 1) {
    const [own, other] = seatsOf(play).map((seat) => values[seat]!);
    return { brief: text.say("battle-drawn"), words: text.say("battle-tied", { own: own!, other: other! }), prize: "" };
  }
  const [own, other] = [values[first]!, values[1 - first]!];
  const how = isByWonder(battle) ? "wonder" : "worth";
  const facts = { ...winnerOf(play, first), how, own, other, points: own - other };
  return {
    brief: text.say("battle-won-brief", facts),
    words: text.say("battle-won", facts),
    prize: prizeOf(play, first, view),
  };
}

function winnerOf(play: Play<GosuxView>, seat: number) {
  return { who: seat === play.match.viewer ? "you" : "other", name: play.nameOf(seat) };
}

function prizeOf(play: Play<GosuxView>, seat: number, view: GosuxView): string {
  return text.say("battle-prize", { ...winnerOf(play, seat), count: view.seats[seat]!.supremacy });
}

/** Whose Supremacy it was, as far as the table shows it: where both have a token it does not show whose is new. */
export function prizeInSong(play: Play<GosuxView>, view: GosuxView): string {
  const [holder, other] = view.seats.filter((seat) => seat.supremacy > 0);
  return holder && !other ? prizeOf(play, holder.seat, view) : "";
}

/** A row of a battle once it is counted: what it adds in both armies; all that stands up to it. */
export function rowOf(play: Play<GosuxView>, met: Met, row: number, wonder: number | null) {
  const seats = seatsOf(play);
  const [own, other] = seats.map((seat) => met.seats[seat]!.military_parts[PARTS[row - 1]!]);
  const values = met.seats.map((seat) => sumOf(partsOf(seat, { row, cards: 0, summed: true })));
  const lead = text.say("told", { words: leadOf(play, values, wonder) });
  const facts = { own: own!, other: other! };
  const name = text.find(`level-${row}-many`) ?? text.say("hand-row");
  return {
    shown: `${text.say("row-sum", facts)} ${lead}`,
    heard: `${text.say("row-counted", { row: name, ...facts })} ${lead}`,
  };
}
