/**
 * Chronicle, deed by deed. One decision can end a meeting, a round, and deal the next one; the events tell which cards
 * went where, so each deed is shown on its own: the finished meeting stays for a moment before its cards are taken, the
 * scoring before the next deal. This is bookkeeping for the eye: the server's view replaces it at the end of an update.
 */

import type { ChronicleHistory, ChronicleView, EventShown, Place, Update } from "../../protocol/messages.ts";
import type { Frame, Move, Pictures } from "../../table/frames.ts";
import { type Counted, DRAGON, DRAGON_RULE, WILD, columnOf, countOf, historyOf, scoredOf } from "./cards.ts";

/** What an event is part of; events without an entry belong to the deed before. Deeds of one name are shown together. */
const DEEDS: Record<string, string> = {
  "round-opens": "deal",
  played: "play",
  "played-down": "play down",
  "took-ally": "take",
  "recalled-ally": "recall",
  "gave-ally": "give",
  "discarded-ally": "discard",
  "victim-named": "victim",
  "discarded-card": "discard",
  "took-discard": "take",
  "meeting-won": "win",
  "meeting-begins": "begin",
  joined: "join",
  purified: "purify",
  "shut-out": "score",
  "scored-evil": "score",
  "scored-history": "score",
  "won-game": "end",
};

/** How many pauses a deed stays. */
const STAYS: Record<string, number> = { win: 3, join: 2, purify: 2, score: 6 };

interface Deed {
  name: string;
  events: EventShown[];
}

export function deedsOf(events: readonly EventShown[]): Deed[] {
  const found: Deed[] = [];
  for (const event of events) {
    const name = DEEDS[event.kind];
    const last = found.at(-1);
    // The deal goes on with the first meeting.
    if (last && (!name || name === last.name || (name === "begin" && last.name === "deal"))) last.events.push(event);
    else found.push({ name: name ?? "", events: [event] });
  }
  return found;
}

function cut(before: ChronicleView, events: EventShown[], update: Update): Frame<ChronicleView>[] {
  const frames: Frame<ChronicleView>[] = [];
  let view = before;
  for (const { name, events: together } of deedsOf(events)) {
    view = structuredClone(view);
    const stays = STAYS[name] ?? 0;
    if (name === "win") {
      const [won, ...rest] = together as [EventShown, ...EventShown[]];
      win(view, won, rest);
      frames.push({ view, events: [won], moves: [], stays });
      view = structuredClone(view);
      const moves = collect(view, won);
      frames.push({ view, events: rest, moves });
    } else {
      for (const event of together) apply(view, event);
      frames.push({ view, events: together, stays });
    }
    recount(view);
  }
  const last = frames.at(-1);
  if (last) last.view = update.view as ChronicleView;
  return frames;
}

function apply(view: ChronicleView, event: EventShown): void {
  const { kind, card, amount } = event;
  const seat = event.seat === null ? undefined : view.seats[event.seat];
  if (event.seat !== null) view.to_act = event.seat;
  if (kind === "round-opens") {
    openRound(view, amount);
  } else if (kind === "pile-renewed") {
    view.pile += amount;
    view.used = [];
  } else if (kind === "history-turned" && card) {
    view.pile -= 1;
    view.histories.push(historyShown(card, view.players, false));
  } else if (kind === "history-back" && card) {
    view.histories.push(historyShown(card, view.players, true));
  } else if (kind === "set-aside" && card) {
    view.aside.push(card);
  } else if (kind === "dealt" && seat) {
    seat.hand_size += amount;
  } else if (kind === "received" && seat && card) {
    seat.hand = [...(seat.hand ?? []), card];
  } else if (kind === "theme-shown" && seat && card) {
    seat.known.push(card);
    if (card === view.histories[0]?.theme) view.theme = { card, seat: seat.seat };
  } else if (kind === "meeting-begins" && seat) {
    view.leader = seat.seat;
    view.meeting = amount;
    view.table = [];
    view.suit = null;
    view.winning = null;
  } else if (kind === "played" && seat && card) {
    view.table.push({ seat: seat.seat, card, face_up: true, turned: false });
    view.suit ??= columnOf(card) === WILD ? null : columnOf(card);
    move(view, event);
  } else if (kind === "played-down" && seat) {
    view.table.push({ seat: seat.seat, card: null, face_up: false, turned: false });
    if (view.suit && !seat.voids.includes(view.suit)) seat.voids.push(view.suit);
    seat.hand_size -= 1;
  } else if (kind === "played-down-card" && seat && card) {
    const played = view.table.find((one) => one.seat === seat.seat);
    if (played) played.card = card;
    leaveHand(view, seat.seat, card);
  } else if (kind === "turned-down") {
    const played = view.table.find((one) => one.card === card);
    if (played) Object.assign(played, { face_up: false, turned: true });
  } else if (kind === "shut-out" && seat) {
    seat.excluded = true;
  } else if ((kind === "scored-evil" || kind === "scored-history") && seat) {
    seat.fame += amount;
  } else if (kind === "won-game") {
    view.phase = "over";
    view.to_act = null;
  } else if (card) {
    move(view, event);
  }
}

function openRound(view: ChronicleView, round: number): void {
  Object.assign(view, { round, meeting: 1, table: [], suit: null, winning: null, ability: null });
  view.used = [...view.used, ...view.histories.filter((one) => !one.back).map((one) => one.card)];
  Object.assign(view, { histories: [], aside: [], discard: [] });
  for (const seat of view.seats) {
    const hand = seat.seat === view.viewer ? [] : null;
    Object.assign(seat, { hand, hand_size: 0, known: [], voids: [], allies: [], excluded: false, gains: 0 });
  }
}

function historyShown(card: string, players: number, back: boolean): ChronicleHistory {
  const { rule, theme } = historyOf(card);
  const pays = typeof rule[1] === "string";
  return { card, rule, theme, back, counts: pays ? Array.from({ length: players }, () => 0) : null, met_by: [] };
}

/** A card leaves one place and comes to another. */
function move(view: ChronicleView, { card, from, to }: EventShown): void {
  if (!card) return;
  const [source, target] = [view.seats[from?.seat ?? -1], view.seats[to?.seat ?? -1]];
  if (from?.zone === "hand" && source) {
    source.hand_size -= 1;
    leaveHand(view, source.seat, card);
    source.known = source.known.filter((one) => one !== card);
  } else if (from?.zone === "allies" && source) {
    source.allies = source.allies.filter((one) => one !== card);
  } else if (from?.zone === "discard") {
    view.discard = view.discard.filter((one) => one !== card);
  }
  if (to?.zone === "hand" && target) {
    target.hand_size += 1;
    target.known.push(card);
    if (target.hand) target.hand.push(card);
  } else if (to?.zone === "allies" && target) {
    target.allies.push(card);
  } else if (to?.zone === "discard") {
    view.discard.push(card);
  }
}

function leaveHand(view: ChronicleView, seat: number, card: string): void {
  const found = view.seats[seat];
  if (found?.hand) found.hand = found.hand.filter((one) => one !== card);
}

/** The meeting is decided, and what lay face down comes to light; the cards still lie there. */
function win(view: ChronicleView, won: EventShown, cards: EventShown[]): void {
  view.winning = won.seat;
  view.to_act = won.seat;
  view.ability = null;
  for (const { seat, card } of cards) {
    const played = view.table.find((one) => one.seat === seat);
    if (played && card) played.card = card;
  }
}

/** The winner takes the cards of a decided meeting, or the Dragon alone; says what goes where. */
function collect(view: ChronicleView, won: EventShown): Move[] {
  const burns = won.rule === DRAGON_RULE;
  const moves = view.table.flatMap(({ seat, card }): Move[] => {
    if (!card) return [];
    const to: Place = burns && card !== DRAGON ? { zone: "discard" } : { zone: "allies", seat: won.seat };
    return [{ kind: "collected", seat, card, amount: 1, from: { zone: "meeting", seat }, to }];
  });
  for (const { card, to } of moves) {
    if (!card) continue;
    if (to?.zone === "discard") view.discard.push(card);
    else view.seats[to?.seat ?? -1]?.allies.push(card);
  }
  view.table = [];
  view.suit = null;
  view.winning = null;
  return moves;
}

/** How many Allies everybody has now, by suit and by condition. */
function recount(view: ChronicleView): void {
  for (const seat of view.seats) {
    const count = (what: Counted) => countOf(seat.allies, what);
    seat.counts = {
      power: count("power"),
      wisdom: count("wisdom"),
      love: count("love"),
      allies: count("allies"),
      evil: count("evil"),
    };
  }
  for (const history of view.histories) {
    const what = history.rule[1] as Counted;
    if (history.counts) history.counts = view.seats.map((seat) => countOf(scoredOf(seat.allies), what));
  }
}

export const pictures: Pictures<ChronicleView> = { cut, difference: () => [] };
