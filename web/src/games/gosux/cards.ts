/** What Gosu X's cards look like, and the printed facts of each: clan, level, worth, keywords. */

import about from "../../../../src/madang/games/gosux/about.json";
import data from "../../../../src/madang/games/gosux/cards.json";
import type { Face } from "../../parts/face.ts";
import type { OptionShown } from "../../protocol/messages.ts";
import { text } from "../../text/text.svelte.ts";

export type Clan = keyof typeof about.colours;
export const CLANS = data.clans as Clan[];
/** How many rounds and tokens there can be. */
export const LIMITS = data.limits;

export const ROWS = ["a", "b", "c"] as const;
export type Row = (typeof ROWS)[number];
export const COLUMNS = [1, 2, 3, 4, 5];
const NUMERALS = ["I", "II", "III"];

const KEYWORD_EMBLEMS: Record<string, string> = {
  recruiter: "kw_recruiter",
  "force-of-will": "kw_fow",
  "secret-shift": "kw_secret",
  bounty: "bounty",
  echo: "kw_echo",
  ethereal: "kw_ethereal",
  wonder: "wonder",
  veteran: "kw_veteran",
};

export interface Printed {
  id: string;
  clan: string;
  level: number;
  copies: number;
  military: number;
  /** Null where the card cannot be shifted. */
  shift: number | null;
  activations: number;
  keywords: string[];
}
const PRINTED = new Map((data.cards as Printed[]).map((card) => [card.id, card]));

export function printed(card: string): Printed {
  return PRINTED.get(card)!;
}

export function clanOf(card: string): Clan {
  return printed(card).clan as Clan;
}

export function cardsOf(clan: string): string[] {
  return [...PRINTED.values()].filter((card) => card.clan === clan).map((card) => card.id);
}

export function colourOf(clan: string): string {
  return about.colours[clan as Clan];
}

export function emblemOf(clan: string): string {
  return `gx${clan.replace("-", "_")}`;
}

export function keywordEmblem(keyword: string): string {
  return KEYWORD_EMBLEMS[keyword] ?? "question";
}

export function clanName(clan: string): string {
  return text.find(`clan-${clan}`) ?? clan;
}

export function tileText(clan: string): string {
  return text.find(`tile-${clan}`) ?? "";
}

export function textOf(card: string): string {
  return text.find(`text-${card}`) ?? "";
}

export function levelName(level: number): string {
  return text.find(`level-${level}`) ?? "";
}

export function numeral(level: number): string {
  return NUMERALS[level - 1] ?? "";
}

export function ruleOf(card: string): string {
  return `GX-CARD-${card.toUpperCase()}`;
}

/** Cards of a pile in the order of clans and levels, each with its number. */
export function listed(pile: Readonly<Record<string, number>>): { card: string; count: number }[] {
  const order = [...PRINTED.keys()];
  return Object.entries(pile)
    .map(([card, count]) => ({ card, count }))
    .toSorted((a, b) => order.indexOf(a.card) - order.indexOf(b.card));
}

export function sizeOf(pile: Readonly<Record<string, number>>): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}

/** The card a move names, in the hand, in an army or in a pile. */
export function cardOf(option: OptionShown): string | null {
  return option.parts[0]?.card ?? null;
}

function faceOf(card: Printed): Face {
  return {
    id: card.id,
    name: text.find(`card-${card.id}`, { amount: 1 }) ?? card.id,
    power: textOf(card.id),
    colour: colourOf(card.clan),
    emblem: emblemOf(card.clan),
    picture: `a-${card.id}`,
    rank: card.level,
    weave: CLANS.indexOf(clanOf(card.id)) + 1,
    numeral: numeral(card.level),
    worth: String(card.military),
    marks: card.keywords.map(keywordEmblem),
    ...(card.shift !== null && { price: `⇄${card.shift}` }),
    material: "cloth",
    pattern: "bg-gx",
  };
}

/** The faces of all cards in the language of the page. */
export function faces(): Record<string, Face> {
  return Object.fromEntries([...PRINTED.values()].map((card) => [card.id, faceOf(card)]));
}
