/** What the events tell and the view no longer shows: the battles that were fought, the cards given to a Song. */

import type { EventShown, GosuxSeat, GosuxView, PromptShown } from "../../protocol/messages.ts";
import type { Chapter } from "../../table/story.ts";

/** An army and what it is worth. */
export type Fighter = Pick<GosuxSeat, "army" | "military_parts">;

/** The armies as they met in a battle that was seen here. */
export interface Met {
  round: number;
  seats: readonly Fighter[];
  /** It is counted card by card. */
  told: boolean;
}

/** How far a battle is counted. */
export interface Count {
  /** The row, from 1; what the hands add comes as a fourth. */
  row: number;
  /** How many of its cards, from the left. */
  cards: number;
  /** Their sum stands there. */
  summed: boolean;
}

export const PARTS = ["troops", "heroes", "immortals", "hand"] as const;

/** What each part of an army adds, null where that is not counted yet. */
export function partsOf({ military_parts }: Fighter, count: Count | null): (number | null)[] {
  const counted = count ? count.row - (count.summed ? 0 : 1) : PARTS.length;
  return PARTS.map((part, index) => (index < counted ? military_parts[part] : null));
}

export function sumOf(parts: readonly (number | null)[]): number {
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

/** Cards that were sacrificed in the Song of the Dead that is sung, by seat and place. A match may have begun in it. */
export function givenOf(events: readonly EventShown[]): Map<string, string> {
  const begun = events.findLastIndex(({ kind }) => kind === "song-begins");
  const given = new Map<string, string>();
  for (const { kind, seat, card, from } of events.slice(Math.max(0, begun)))
    if (kind === "sacrificed" && card && from) given.set(`${seat} ${from.zone}`, card);
  return given;
}

/** The cards of both armies by seat and place. */
export function placesOf({ seats }: GosuxView): Map<string, string> {
  return new Map(
    seats.flatMap(({ seat, army }) =>
      Object.entries(army).flatMap(([slot, lying]) => (lying ? [[`${seat} ${slot}`, lying.card] as const] : [])),
    ),
  );
}

/** What the Song of the Dead takes from an army: of how many cards, how many in all, how many of them more than half,
 *  how many are given, and how many the other gives after that, unless it has been done. */
export interface Share {
  army: number;
  all: number;
  more: number;
  given: number;
  next: number;
}

export function shareOf(prompt: PromptShown | null): Share | null {
  if (prompt?.kind !== "song") return null;
  const [count, army, given, more, next] = ["count", "army", "given", "more", "next"].map((fact) =>
    Number(prompt.facts[fact]),
  );
  return { army: army!, all: given! + count!, more: more!, given: given!, next: next! };
}

export interface Battle {
  round: number;
  values: number[];
  /** Who took a Supremacy token by it. */
  takers: number[];
}

/** Both armies were worth the same, and the Wonder token won. */
export function isByWonder({ values, takers }: Battle): boolean {
  return takers.length === 1 && values[0] === values[1];
}

export function battlesOf(events: readonly EventShown[], roundNow: number): Battle[] {
  const battles: Battle[] = [];
  // A match that began in the middle of a round does not tell which.
  let round = (events.find((event) => event.kind === "round-opens")?.amount ?? roundNow + 1) - 1;
  let open = false;
  for (const { kind, amount, seat } of events) {
    if (kind === "round-opens") round = amount;
    if (kind === "battle-value" && seat !== null) {
      if (!open) battles.push({ round, values: [], takers: [] });
      open = true;
      battles.at(-1)!.values[seat] = amount;
    } else if (kind === "supremacy" && seat !== null) {
      battles.at(-1)?.takers.push(seat);
    } else open = false;
  }
  return battles;
}

/** How the game went: who took Supremacy, and what both armies were worth. */
export function chaptersOf(events: readonly EventShown[]): Chapter[] {
  const worth: number[] = [];
  const chapters: Chapter[] = [];
  for (const event of events) {
    const { kind, seat, amount } = event;
    if (kind === "battle-value" && seat !== null) worth[seat] = amount;
    else if (kind === "supremacy" && seat !== null) {
      chapters.push({ event, note: [worth[seat], ...worth.filter((_, other) => other !== seat)].join(" : ") });
    }
  }
  return chapters;
}
