/** What a view says, field by field. A field is called as the message `field-<name>` of its game says. */

import { text } from "../../text/text.svelte.ts";

export type Fields = Readonly<Record<string, unknown>>;

export interface PlainView {
  players: number;
  viewer: number;
  to_act: number | null;
  round?: number;
  seats: readonly Fields[];
}

export interface Fact {
  name: string;
  label: string;
  /** What is said of it, where it is no cards; nothing where the label says it all. */
  words: string;
  cards: { card: string; name: string; count: number }[] | null;
}

/** What the bar, the prompt or the rows of the seats tell. */
const ELSEWHERE = ["game", "players", "viewer", "to_act", "seats", "seat", "round", "phase", "asked"];

function nameOf(card: string, amount = 1): string | null {
  return text.find(`card-${card}`, { amount });
}

function cardsOf(value: unknown): Fact["cards"] {
  const found: [string, unknown][] = Array.isArray(value)
    ? value.map((card) => [String(card), 1])
    : typeof value === "string"
      ? [[value, 1]]
      : typeof value === "object" && value !== null
        ? Object.entries(value)
        : [];
  const cards = found.map(([card, count]) => ({ card, name: nameOf(card, Number(count)) ?? "", count: Number(count) }));
  return cards.length && cards.every(({ name, count }) => name && count > 0) ? cards : null;
}

function said(value: unknown): string {
  if (value === true) return "";
  if (Array.isArray(value)) return value.map((one) => said(one)).join(", ") || "–";
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).map(([name, one]) => `${nameOf(name) ?? name} ${said(one)}`);
  return entries.join(", ") || "–";
}

export function factsOf(fields: Fields): Fact[] {
  return Object.entries(fields)
    .filter(([name, value]) => !ELSEWHERE.includes(name) && value !== null && value !== false)
    .map(([name, value]) => {
      const cards = cardsOf(value);
      const label = text.find(`field-${name}`) ?? name.replaceAll("_", " ");
      return { name, label, cards, words: cards ? "" : said(value) };
    });
}
