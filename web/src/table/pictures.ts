/** What moves between two views of a table. A game only says what lies where; whatever is missing in one place and new in
 *  another went there. */

import type { Sound } from "../app/sounds.ts";
import type { EventShown, Place } from "../protocol/messages.ts";

/** Some equal things that lie in one place. */
export interface Thing extends Place {
  count: number;
  /** One sort of things never becomes another; without a name they are the cards of the game. */
  sort?: string;
}

export const TOKENS = "tokens";
/** Tokens that are taken as seldom as a round is won. */
export const PRIZES = "prizes";

/** Things that went from one place to another. */
export interface Move {
  /** Null where it cannot be known. */
  card: string | null;
  sort: string | null;
  amount: number;
  from: Place;
  to: Place;
  /** It lay face down in front of somebody and comes to lie open. */
  turning: boolean;
}

/** What is heard when things come to lie where they went and events are told: each sound once. */
export function soundsOf(
  moves: readonly Move[],
  events: readonly EventShown[],
  told: Readonly<Record<string, Sound>> = {},
): Sound[] {
  const moved = moves.map(
    ({ sort, turning }) => (sort === TOKENS || sort === PRIZES ? "brass" : turning ? "flick" : "paper") as Sound,
  );
  const heard = events.flatMap(({ kind }) => told[kind] ?? []);
  return [...new Set([...moved, ...heard])];
}

/** What is told of a card that moved. */
type Told = Pick<EventShown, "card" | "from" | "to">;

/** What a game tells of its views, so that changes can be seen. */
export interface Pictures<View> {
  things: (view: View) => Thing[];
  /** What is heard when an event of a kind is shown, besides cards and tokens that move. */
  sounds?: Readonly<Record<string, Sound>>;
  /** How many pauses a deed stays before the next one, whoever's that is: by its name, or by what happens in it. */
  stays?: Readonly<Record<string, number>>;
  /** Deeds that the table tells at length: they come to be seen however fast all else is shown. */
  scenes?: readonly string[];
}

/** Draws what moves: looks before the change, plays after it. */
export interface Stage {
  look: (moves: readonly Move[]) => void;
  play: (moves: readonly Move[]) => Promise<void>;
  /** Ends at once whatever is still moving. */
  settle: () => void;
}

/** Cards of which one knows what they are, each kind with its number. */
export function known(cards: Readonly<Record<string, number>>, place: Place): Thing[] {
  return Object.entries(cards).map(([card, count]) => ({ ...place, card, count }));
}

/** Cards of somebody who may hide them: what one knows of them, and the rest face down. */
export function held(cards: Readonly<Record<string, number>> | null, size: number, place: Place): Thing[] {
  const seen = known(cards ?? {}, place);
  const hidden = size - seen.reduce((sum, { count }) => sum + count, 0);
  return hidden > 0 ? [...seen, { ...place, count: hidden }] : seen;
}

export function placeKey({ zone, seat, card }: Place): string {
  return `${zone} ${seat ?? ""} ${card ?? ""}`;
}

/** Which thing became which, the likeliest first: a card that becomes known, or unknown, where it lies; the same card
 *  elsewhere; a card that may be the same. Among things that cannot be told apart any match will do. */
const MATCHES: ((from: Thing, to: Thing) => boolean)[] = [
  (from, to) => isUnseen(from, to) && isSamePlace(from, to),
  (from, to) => from.card != null && from.card === to.card && from.seat === to.seat,
  (from, to) => from.card != null && from.card === to.card,
  (from, to) => isUnseen(from, to) && from.seat === to.seat,
  isUnseen,
];

/** Before or after, nobody can tell which card it is. */
function isUnseen(from: Place, to: Place): boolean {
  return from.card == null || to.card == null;
}

function isSamePlace(from: Place, to: Place): boolean {
  return from.zone === to.zone && (from.seat ?? null) === (to.seat ?? null);
}

/** What went where, given what lay on the table before and after. The events decide where the two views cannot: if a
 *  card was played and another one drawn, the hand has as many as before. */
export function difference(before: readonly Thing[], after: readonly Thing[], told: readonly Told[] = []): Move[] {
  const left = lost(before, after);
  const came = lost(after, before);
  const moves: Move[] = [];
  for (const { card, from, to } of told) {
    const there = to && came.find((one) => one.count > 0 && placeKey(one) === placeKey({ ...to, card }));
    if (!there || !from || card === null) continue;
    const places = [placeKey({ ...from, card }), placeKey({ ...from, card: null })];
    const here = left.find((one) => one.count > 0 && places.includes(placeKey(one)));
    if (!here) came.push({ ...from, count: 1 });
    moves.push(move(here ?? { ...from, count: 1 }, there, 1));
  }
  for (const match of MATCHES) {
    for (const to of came) {
      for (const from of left) {
        const amount = Math.min(from.count, to.count);
        if (amount > 0 && from.sort === to.sort && match(from, to)) moves.push(move(from, to, amount));
      }
    }
  }
  return moves.filter(({ from, to }) => !isSamePlace(from, to));
}

function move(from: Thing, to: Thing, amount: number): Move {
  from.count -= amount;
  to.count -= amount;
  const turning = from.card == null && to.card != null && from.seat != null;
  const card = to.card ?? from.card ?? null;
  return { card, sort: to.sort ?? null, amount, from: placeOf(from), to: placeOf(to), turning };
}

function placeOf({ zone, seat, card }: Thing): Place {
  return { zone, seat: seat ?? null, card: card ?? null };
}

/** What lies in `some` and not in `others`. */
function lost(some: readonly Thing[], others: readonly Thing[]): Thing[] {
  const rest = new Map<string, Thing>();
  for (const [things, sign] of [
    [some, 1],
    [others, -1],
  ] as const) {
    for (const thing of things) {
      const key = placeKey(thing);
      rest.set(key, { ...thing, count: (rest.get(key)?.count ?? 0) + sign * thing.count });
    }
  }
  return [...rest.values()].filter(({ count }) => count > 0);
}
