/** What the events tell and the view no longer shows: the battles that were fought, the cards given to a Song. */

import type { EventShown, GosuxView, PromptShown } from "../../protocol/messages.ts";
import type { Chapter } from "../../table/story.ts";

/** A battle part by part, as far as it has been counted. */
export interface Count {
  round: number;
  parts: GosuxView["seats"][number]["military_parts"][];
  /** How many parts have been counted: the rows one after the other, then what else counts. */
  counted: number;
}

export const PARTS = ["troops", "heroes", "immortals", "hand"] as const;

/** Cards that were sacrificed in the Song of the Dead that is sung, by seat and place. A match may have begun in it. */
export function givenOf(events: readonly EventShown[]): Map<string, string> {
  const begun = events.findLastIndex(({ kind }) => kind === "song-begins");
  const given = new Map<string, string>();
  for (const { kind, seat, card, from } of events.slice(Math.max(0, begun)))
    if (kind === "sacrificed" && card && from) given.set(`${seat} ${from.zone}`, card);
  return given;
}

/** What the Song of the Dead takes from an army: of how many cards, how many in all, and how many of them are given. */
export interface Share {
  seat: number;
  army: number;
  all: number;
  given: number;
}

export function shareOf(prompt: PromptShown | null, view: GosuxView, song: ReadonlyMap<string, string>): Share | null {
  if (prompt?.kind !== "song") return null;
  const { seat, facts } = prompt;
  const given = [...song.keys()].filter((place) => place.startsWith(`${seat} `)).length;
  const left = Object.values(view.seats[seat]?.army ?? {}).filter(Boolean).length;
  return { seat, army: left + given, all: given + Number(facts.count), given };
}

export interface Battle {
  round: number;
  values: number[];
  /** Who took a Supremacy token by it. */
  takers: number[];
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
