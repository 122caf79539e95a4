/** The games of the page: how they are called, and where their tables and words are when somebody goes there. */

import type { Component } from "svelte";
import type { Pictures } from "../table/frames.ts";
import type { LiveMatch } from "../table/match.svelte.ts";
import type { Sources } from "../text/languages.ts";

export interface TableProperties<View> {
  match: LiveMatch<View>;
  view: View;
  watch?: string | null;
}

/** A game's table. Only the game knows what its view looks like, so to everybody else it is anything. */
export interface GameTable {
  Table: Component<TableProperties<any>>;
  pictures: Pictures<any>;
}

export interface Game {
  name: string;
  title: string;
  emblem: string;
  words: Sources;
  table: () => Promise<GameTable>;
  /** It is won or lost, and nobody counts points. */
  pointless?: boolean;
  /** Options the page offers only in part: these values, none of an option with an empty list. */
  offers?: Readonly<Record<string, readonly string[]>>;
}

export const GAMES: readonly Game[] = [
  {
    name: "koryo",
    title: "Koryŏ",
    emblem: "ko9",
    words: { en: () => import("./koryo/text/en.ts"), fr: () => import("./koryo/text/fr.ts") },
    table: () => import("./koryo/index.ts"),
  },
  {
    name: "choson",
    title: "Chosŏn",
    emblem: "ch9",
    words: { en: () => import("./choson/text/en.ts"), fr: () => import("./choson/text/fr.ts") },
    table: () => import("./choson/index.ts"),
  },
  {
    name: "chronicle",
    title: "Chronicle",
    emblem: "fame",
    words: { en: () => import("./chronicle/text/en.ts"), fr: () => import("./chronicle/text/fr.ts") },
    table: () => import("./chronicle/index.ts"),
  },
  {
    name: "gosux",
    title: "Gosu X",
    emblem: "activation",
    words: { en: () => import("./gosux/text/en.ts"), fr: () => import("./gosux/text/fr.ts") },
    table: () => import("./gosux/index.ts"),
    pointless: true,
    // Clans given beforehand are for positions and studies: nobody picks one of 560 ways here.
    offers: { draft: ["full", "random"], clans: [] },
  },
];

export function gameCalled(name: string | undefined): Game | null {
  return GAMES.find((game) => game.name === name) ?? null;
}
