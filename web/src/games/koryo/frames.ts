/**
 * Koryŏ, deed by deed. One decision can set off several turns; the events tell which cards went where, so each deed can
 * be shown on its own. This is bookkeeping for the eye: the server's view replaces it at the end of every update.
 */

import type { EventShown, KoryoView, Place, Update } from "../../protocol/messages.ts";
import type { Frame, Move } from "../../table/frames.ts";
import { KINDS } from "./cards.ts";

const DEEDS = [
  "round-begins",
  "laid",
  "revealed",
  "took-token",
  "stole-token",
  "burned-event",
  "destroyed",
  "swapped",
  "discarded",
  "scored-family",
];
/** Deeds of which several in a row are one. */
const TOGETHER = ["revealed", "swapped", "scored-family"];
/** What only the seat itself is told: the contents of what the public event beside it counts. */
const PRIVATE = ["drew", "laid-card"];

export function deeds(events: readonly EventShown[]): EventShown[][] {
  const found: EventShown[][] = [];
  let now: EventShown[] = [];
  let deed: EventShown | null = null;
  for (const event of events) {
    const begins = DEEDS.includes(event.kind);
    const goesOn =
      deed !== null && deed.kind === event.kind && deed.seat === event.seat && TOGETHER.includes(event.kind);
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

export function cut(before: KoryoView, events: EventShown[], update: Update): Frame<KoryoView>[] {
  const groups = deeds(events);
  let view = before;
  return groups.map((group, index) => {
    if (index === groups.length - 1) return { view: update.view as KoryoView, events: group };
    view = structuredClone(view);
    for (const event of group) apply(view, event);
    return { view, events: group };
  });
}

function apply(view: KoryoView, event: EventShown): void {
  if (event.kind === "power-moved") {
    movePower(view, event);
    return;
  }
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

function changeContents(view: KoryoView, place: Place | null, card: string | null, amount: number): void {
  const seat = view.seats[place?.seat ?? -1];
  if (!seat || !card) return;
  if (place?.zone === "hand") seat.hand = { ...seat.hand, [card]: amount };
  if (place?.zone === "order") seat.order = { ...seat.order, [card]: amount };
}

function changeCounts(view: KoryoView, place: Place | null, card: string | null, amount: number): void {
  if (!place) return;
  if (place.zone === "pile") view.pile += amount;
  if (place.zone === "pool") view.pool += amount;
  const seat = view.seats[place.seat ?? -1];
  if (!seat) return;
  if (place.zone === "tokens") seat.tokens += amount;
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

function movePower(view: KoryoView, event: EventShown): void {
  const power = view.powers[event.card ?? ""];
  if (!power) return;
  power.holder = event.to?.seat ?? null;
  power.by_omniscient = power.holder !== null && event.rule === "KO-MAJ-2";
  power.tie = power.holder === null && Math.max(...power.counts) > 0;
}

/** What went where between two views: cards leave and arrive, tokens change hands. */
export function difference(before: KoryoView, after: KoryoView): Move[] {
  const moves: Move[] = [];
  const seats = after.seats.map((seat, index) => ({ seat, old: before.seats[index] ?? seat }));
  const move = (card: string | null, from: Place, to: Place) =>
    moves.push({ kind: "moved", seat: null, card, amount: 1, from, to });
  const pair = (zone: string, card: string | null, change: (one: (typeof seats)[number]) => number, bank: string) => {
    const left: Place[] = [];
    const came: Place[] = [];
    for (const one of seats) {
      const by = change(one);
      for (let i = 0; i < Math.abs(by); i++) (by < 0 ? left : came).push({ zone, seat: one.seat.seat, card });
    }
    for (const to of came)
      move(card, left.shift() ?? { zone: bank === "pile" ? "order" : bank, seat: to.seat ?? null }, to);
    for (const from of left) move(card, from, { zone: bank });
  };
  for (const kind of KINDS) {
    pair("tableau", kind, ({ seat, old }) => (seat.tableau[kind] ?? 0) - (old.tableau[kind] ?? 0), "pile");
  }
  pair("tokens", null, ({ seat, old }) => seat.tokens - old.tokens, "pool");
  return moves;
}
