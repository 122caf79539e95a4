/** Chosŏn, deed by deed: which events are deeds, and what they change besides what every game with seasons changes. */

import type { ChosonSeat, ChosonView, EventShown, Place } from "../../protocol/messages.ts";
import type { Move, Pictures } from "../../table/frames.ts";
import { type Deeds, applySeason, cutInto, movesOf } from "../../table/loom/deeds.ts";
import { EVENT, FAMILIES } from "./cards.ts";

export const DEEDS: Deeds = {
  kinds: [
    "round-begins",
    "travelled",
    "stayed",
    "laid",
    "laid-nothing",
    "revealed",
    "took-point",
    "took-point-from",
    "placed-shield",
    "kept-event",
    "struck",
    "swapped",
    "riposted",
    "let-be",
    "discarded",
    "scored-family",
  ],
  together: ["revealed", "struck", "swapped", "scored-family"],
};

function apply(view: ChosonView, event: EventShown): void {
  if (event.kind === "power-moved") {
    movePower(view, event);
    return;
  }
  applySeason(view, event);
  changeTokens(view, event.from, -event.amount);
  changeTokens(view, event.to, event.amount);
  for (const power of Object.values(view.powers)) power.tie = isTied(power.counts);
  if (event.kind === "round-begins") {
    view.phase = "travel";
    view.turn = null;
  } else if (event.kind === "dealt") {
    view.phase = "orders";
  } else if (event.kind === "turn-begins") {
    view.turn_of = event.seat;
    view.turn = {
      revealed: false,
      used: [],
      events: 0,
      character: null,
      effect: null,
      effect_open: false,
      named: null,
    };
  } else if (event.kind === "placed-shield" || event.kind === "lost-shield") {
    const owner = event.kind === "placed-shield" ? event.seat : null;
    for (const seat of view.seats) seat.shield = seat.seat === owner ? event.card : null;
  } else if (event.kind === "took-legacy") {
    for (const seat of view.seats) seat.legacy = seat.seat === event.seat;
  } else if (event.kind === "struck" || event.kind === "swapped") {
    if (view.turn) view.turn.named = null;
  }
}

function isTied(counts: number[]): boolean {
  const most = Math.max(...counts);
  return most > 0 && counts.filter((count) => count === most).length > 1;
}

function changeTokens(view: ChosonView, place: Place | null, amount: number): void {
  const seat = view.seats[place?.seat ?? -1];
  if (!seat) return;
  if (place?.zone === "tokens") seat.points_taken += amount;
  if (place?.zone === "kept") seat.kept_events += amount;
  if (place?.zone === "played-events" && view.turn) view.turn.events += amount;
}

function movePower(view: ChosonView, event: EventShown): void {
  const power = view.powers[event.card ?? ""];
  if (!power) return;
  power.holder = event.to?.seat ?? null;
  power.by_shield = power.holder !== null && event.rule === "CH-MAJ-2";
  for (const seat of view.seats) {
    if (event.card === "sniper") seat.return_fire = seat.seat === power.holder;
    if (event.card === "hulk") seat.counter_attack = seat.seat === power.holder;
  }
}

/** What went where between two views: cards leave and arrive, events are kept, points change hands. */
function difference(before: ChosonView, after: ChosonView): Move[] {
  const change = (count: (seat: ChosonSeat) => number) =>
    after.seats.map((seat, index) => count(seat) - count(before.seats[index] ?? seat));
  return movesOf([
    ...FAMILIES.map((card) => ({
      zone: "tableau",
      card,
      by: change((seat) => seat.tableau[card] ?? 0),
      source: "order",
      bank: "pile",
    })),
    { zone: "kept", card: EVENT, by: change((seat) => seat.kept_events), source: "played-events", bank: "pile" },
    { zone: "tokens", card: null, by: change((seat) => seat.points_taken), source: "pool", bank: "pool" },
  ]);
}

export const pictures: Pictures<ChosonView> = { cut: cutInto(DEEDS, apply), difference };
