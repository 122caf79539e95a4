/** What Chronicle's cards look like and where their texts come from: colours, emblems, abilities, origins. */

import about from "../../../../src/madang/games/chronicle/about.json";
import data from "../../../../src/madang/games/chronicle/cards.json";
import type { Face } from "../../parts/face.ts";
import { text } from "../../text/text.svelte.ts";

export const SUITS = ["power", "wisdom", "love"] as const;
export const WILD = "wild";
/** The columns in which Allies lie. */
export const COLUMNS = [...SUITS, WILD] as const;
export type Suit = (typeof SUITS)[number];
export type Column = (typeof COLUMNS)[number];

export const COLOURS: Record<Column, string> = about.colours;

/** Where a fact of a card comes from. */
export type Source = "book" | "public" | "reconstructed";
export interface Origin {
  of: "name" | "ability" | "title" | "theme" | "condition";
  source: Source;
  note: string | null;
}

interface Ability {
  names_origin: { en: string; fr: string };
  names_note?: { en: string; fr: string };
  ability: string;
  ability_origin: string;
  ability_note?: { en: string; fr: string };
}

const STRENGTHS = data.characters.map((one) => one.strength);
const CHARACTERS = [
  ...SUITS.flatMap((suit) => STRENGTHS.map((strength) => `${suit}-${strength}`)),
  ...data.wilds.map((one) => one.id),
];
const HISTORIES = data.histories.map((one) => one.id);

export function isHistory(card: string): boolean {
  return HISTORIES.includes(card);
}

export function columnOf(card: string): Column {
  return SUITS.find((suit) => card.startsWith(`${suit}-`)) ?? WILD;
}

export function strengthOf(card: string): number | null {
  return columnOf(card) === WILD ? null : Number(card.split("-")[1]);
}

function entry(card: string): Ability {
  const strength = strengthOf(card);
  return (strength === null ? data.wilds.find((one) => one.id === card) : data.characters[strength - 1])!;
}

/** Cards in the order of the columns, each column by strength. */
export function sorted(cards: readonly string[]): string[] {
  return cards.toSorted((a, b) => CHARACTERS.indexOf(a) - CHARACTERS.indexOf(b));
}

export function abilityKey(card: string): string {
  return String(strengthOf(card) ?? card);
}

export function ruleOf(card: string): string {
  return `CR-${isHistory(card) ? "HIST" : "CARD"}-${(isHistory(card) ? card : abilityKey(card)).toUpperCase()}`;
}

export function abilityOf(card: string): string {
  return text.find(`ability-${abilityKey(card)}`) ?? "";
}

export function conditionOf(history: string): string {
  return text.find(`condition-${history}`) ?? "";
}

/** What a History card looks at: from `cards.json`, as the server tells it too. */
export function historyOf(history: string): { theme: string; rule: (string | number)[] } {
  return data.histories.find((one) => one.id === history)!;
}

/** Where the facts of a card come from, in the language of the page. */
export function originsOf(card: string): Origin[] {
  const say = (note: { en: string; fr: string } | undefined) => note?.[text.language] ?? null;
  if (isHistory(card)) {
    const found = data.histories.find((one) => one.id === card)!;
    return [
      { of: "title", source: found.title_origin[text.language] as Source, note: say(found.title_note) },
      { of: "condition", source: found.condition_origin as Source, note: say(found.condition_note) },
      { of: "theme", source: found.theme_origin as Source, note: say(found.theme_note) },
    ];
  }
  const found = entry(card);
  return [
    { of: "name", source: found.names_origin[text.language] as Source, note: say(found.names_note) },
    { of: "ability", source: found.ability_origin as Source, note: say(found.ability_note) },
  ];
}

function characterFace(card: string, evil: boolean): Face {
  const column = columnOf(card);
  const strength = strengthOf(card);
  const seal = strength === null ? undefined : evil ? "evil" : `ab${strength}`;
  return {
    id: card,
    name: text.find(`name-${card}`) ?? card,
    power: text.find(`short-${abilityKey(card)}`) ?? "",
    colour: COLOURS[column],
    emblem: strength === null ? `cr${card}` : `cr${column}`,
    picture: `a-${card}`,
    numeral: strength === null ? "" : String(strength),
    ...(seal && { seal }),
    ...(evil && { badge: "evil" }),
    material: "vellum",
    hatching: column,
  };
}

function historyLook(history: string): { emblem: string; colour: string } {
  const [, what] = historyOf(history).rule;
  const suit = SUITS.find((one) => one === what);
  if (suit) return { emblem: `cr${suit}`, colour: COLOURS[suit] };
  if (what === "allies") return { emblem: "pile", colour: COLOURS.wild };
  if (history === "pilgrimage") return { emblem: "crangel", colour: COLOURS.wild };
  if (what === "evil") return { emblem: "evil", colour: about.colours.evil };
  return { emblem: history === "coronation" ? "crking" : "crdragon", colour: COLOURS.wild };
}

function historyFace(history: string): Face {
  return {
    id: history,
    name: text.find(`history-${history}`) ?? history,
    power: conditionOf(history),
    ...historyLook(history),
    picture: `a-${history}`,
    numeral: "",
    material: "vellum",
  };
}

/** The faces of characters and History cards in the language of the page; some characters are Evil. */
export function faces(evil: readonly string[]): Record<string, Face> {
  return Object.fromEntries([
    ...CHARACTERS.map((card) => [card, characterFace(card, evil.includes(card))]),
    ...HISTORIES.map((card) => [card, historyFace(card)]),
  ]) as Record<string, Face>;
}
