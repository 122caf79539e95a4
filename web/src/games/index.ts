/**
 * The games of this server. What a game is, the server says; its table is found in a folder here, and a game that has
 * none is played at the plain table.
 */

import type { Component } from "svelte";
import { api } from "../connection/api.ts";
import type { Face } from "../parts/face.ts";
import type { GameOffered } from "../protocol/api.ts";
import type { Pictures } from "../table/pictures.ts";
import type { LiveMatch } from "../table/match.svelte.ts";
import { LANGUAGES, type Language, type Sources } from "../text/languages.ts";
import { offered } from "./offered.svelte.ts";

export interface TableProperties<View> {
  match: LiveMatch<View>;
  view: View;
  watch?: string | null;
}

/** A game's table. Only the game knows what its view looks like, so to everybody else it is anything. */
export interface GameTable {
  Table: Component<TableProperties<any>>;
  pictures: Pictures<any>;
  /** The cards that each rule speaks of, in the language of the page. */
  cards?: () => Record<string, Face[]>;
}

const TABLES = import.meta.glob<GameTable>("./*/index.ts");
const ANSWERS = import.meta.glob<string>("./*/why/*.ftl", { query: "?raw", import: "default" });
const WORDS = import.meta.glob<{ default: string[] }>("./*/text/*.ts");

export function gameCalled(name: string | undefined): GameOffered | null {
  return offered.games.find((game) => game.name === name) ?? null;
}

export function tableOf(name: string): Promise<GameTable> {
  const found = TABLES[`./${name}/index.ts`];
  return found ? found() : import("../table/plain/index.ts");
}

const sources = new Map<string, Sources>();

/** The words of a game: built into the page with its table, else from the server. */
export function wordsOf(name: string): Sources {
  const read = (language: Language) =>
    WORDS[`./${name}/text/${language}.ts`] ?? (async () => ({ default: [await api.words(name, language)] }));
  const found = sources.get(name) ?? (Object.fromEntries(LANGUAGES.map((one) => [one, read(one)])) as Sources);
  sources.set(name, found);
  return found;
}

/** Why something cannot be chosen, in a game's words; null where it has none. */
export function answersOf(name: string, language: Language): Promise<string> | null {
  return ANSWERS[`./${name}/why/${language}.ftl`]?.() ?? null;
}
