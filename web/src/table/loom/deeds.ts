/**
 * A game with seasons, deed by deed. One decision can set off several turns; the events tell which cards went where, so
 * each deed can be shown on its own. This is bookkeeping for the eye: the server's view replaces it at the end of every
 * update.
 */

import type { EventShown, Place, Update } from "../../protocol/messages.ts";
import type { Frame, Move } from "../frames.ts";
import type { SeasonView } from "./seasons.ts";

/** What only the seat itself is told: the contents of what the public event beside it counts. */
const PRIVATE = ["drew", "laid-card"];

export interface Deeds {
  /** Events that are a deed; the others belong to the deed before. */
  kinds: readonly string[];
  /** Deeds of which several in a row are one. */
  together: readonly string[];
}

export function deedsOf(events: readonly EventShown[], { kinds, together }: Deeds): EventShown[][] {
  const found: EventShown[][] = [];
  let now: EventShown[] = [];
  let deed: EventShown | null = null;
  for (const event of events) {
    const begins = kinds.includes(event.kind);
    const goesOn =
      deed !== null && deed.kind === event.kind && deed.seat === event.seat && together.includes(event.kind);
    const scoring = deed?.kind === "scored-family" && event.kind === "scored-family";
    if (deed && ((begins && !goesOn && !scoring) || event.kind === "turn-begins")) {
      found.push(now);
      now = [];
      deed = null;
    }
    now.push(event);
    if (begins) deed ??= event;
  }
  if (now.length) found.push(now);
  return found;
}

/** One frame a deed; `apply` writes an event into a view of our own, the last frame shows the server's. */
export function cutInto<View>(
  deeds: Deeds,
  apply: (view: View, event: EventShown) => void,
): (before: View, events: EventShown[], update: Update) => Frame<View>[] {
  return (before, events, update) => {
    const groups = deedsOf(events, deeds);
    let view = before;
    return groups.map((group, index) => {
      if (index === groups.length - 1) return { view: update.view as View, events: group };
      view = structuredClone(view);
      for (const event of group) apply(view, event);
      return { view, events: group };
    });
  };
}

/** What an event changes in every game with seasons: round, phase, whose turn, and cards on the move. */
export function applySeason(view: SeasonView, event: EventShown): void {
  if (event.kind === "round-begins") {
    view.round = event.amount;
    view.phase = "orders";
  } else if (event.kind === "first-player" && event.seat !== null) {
    view.first = event.seat;
  } else if (event.kind === "turn-begins") {
    view.phase = "turns";
  } else if (event.kind === "discarded") {
    view.phase = "discards";
  }
  if (event.seat !== null) view.to_act = event.seat;
  if (PRIVATE.includes(event.kind)) {
    changeContents(view, event.to, event.card, event.amount);
  } else {
    changeCounts(view, event.from, event.card, -event.amount);
    changeCounts(view, event.to, event.card, event.amount);
  }
}

function changeContents(view: SeasonView, place: Place | null, card: string | null, amount: number): void {
  const seat = view.seats[place?.seat ?? -1];
  if (!seat || !card) return;
  if (place?.zone === "hand") seat.hand = { ...seat.hand, [card]: amount };
  if (place?.zone === "order") seat.order = { ...seat.order, [card]: amount };
}

function changeCounts(view: SeasonView, place: Place | null, card: string | null, amount: number): void {
  if (!place) return;
  if (place.zone === "pile") view.pile += amount;
  if (place.zone === "pool") view.pool += amount;
  const seat = view.seats[place.seat ?? -1];
  if (!seat) return;
  if (place.zone === "hand") {
    seat.hand_size += amount;
    if (seat.hand) seat.hand = seat.hand_size > 0 ? seat.hand : {};
  }
  if (place.zone === "order") {
    seat.order_size += amount;
    if (seat.order && seat.order_size <= 0) seat.order = {};
  }
  if (place.zone === "tableau" && card) {
    const left = (seat.tableau[card] ?? 0) + amount;
    seat.tableau[card] = left;
    if (left <= 0) delete seat.tableau[card];
    seat.cards += amount;
    const power = view.powers[card];
    if (power) power.counts[seat.seat] = left;
  }
}

/** How much of something came to each seat between two views; less than nothing where it left. */
export interface Change {
  zone: string;
  card: string | null;
  by: number[];
  /** Where it comes from if no seat lost it. */
  source: string;
  /** Where it goes if no seat got it. */
  bank: string;
}

/** What went where: a thing that left one seat is the thing that came to another, the rest came from the middle. */
export function movesOf(changes: readonly Change[]): Move[] {
  return changes.flatMap(({ zone, card, by, source, bank }) => {
    const places = (seats: number[], amount: (by: number) => number): Place[] =>
      seats.flatMap((change, seat) =>
        Array.from({ length: Math.max(0, amount(change)) }, () => ({ zone, seat, card })),
      );
    const left = places(by, (change) => -change);
    const came = places(by, (change) => change);
    const move = (from: Place, to: Place): Move => ({ kind: "moved", seat: null, card, amount: 1, from, to });
    const arrivals = came.map((to) => move(left.shift() ?? { zone: source, seat: to.seat ?? null }, to));
    return [...arrivals, ...left.map((from) => move(from, { zone: bank }))];
  });
}
