/** Games of the engine itself, with the engine's own sentences. */

import { readFileSync, readdirSync } from "node:fs";
import { inject } from "vitest";
import type {
  ChosonView,
  ChronicleView,
  DeedShown,
  EventShown,
  GosuxView,
  KoryoView,
  OptionShown,
  PromptShown,
} from "../src/protocol/messages.ts";
import type { Language } from "../src/text/languages.ts";

export type Game = keyof Views;
/** The games that have a table here. */
export const GAMES = readdirSync(new URL("../src/games", import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name as Game);
export interface Views {
  koryo: KoryoView;
  choson: ChosonView;
  chronicle: ChronicleView;
  gosux: GosuxView;
}

export interface Sample<View> {
  viewer: number;
  players: number;
  steps: {
    first: number;
    events: EventShown[];
    deeds: (DeedShown & { view: View })[];
    view: View;
    prompt: PromptShown | null;
    asks: Record<Language, [string, string]> | null;
  }[];
  words: Record<Language, { log: string[]; moves: [Pick<OptionShown, "name" | "fields">, string][] }>;
}

interface Samples {
  events: { [Name in Game]: string[] };
  games: { [Name in Game]: Sample<Views[Name]>[] };
  lessons: { [Name in Game]: Pick<Sample<Views[Name]>, "viewer" | "players" | "steps"> };
}
let played: Samples | undefined;

function read(): Samples {
  played ??= JSON.parse(readFileSync(inject("samples"), "utf-8")) as Samples;
  return played;
}

export const NAMES = ["Haneul", "Mina", "Tariq", "Crane", "Ines", "Olof"];

export function samples<Name extends Game>(game: Name): Sample<Views[Name]>[] {
  return read().games[game];
}

/** Every kind of event there is. */
export function eventsOf(game: Game): string[] {
  return read().events[game];
}

/** The scripted first game, as the learner sees it when doing what is suggested. */
export function lessonOf(game: Game): Samples["lessons"][Game] {
  return read().lessons[game];
}

export function sourceFiles(game: Game, language: Language): URL[] {
  return [
    `../../src/madang/engine/text/${language}.ftl`,
    `../../src/madang/games/${game}/text/${language}.ftl`,
    `../src/text/${language}.ftl`,
    `../src/games/${game}/text/${language}.ftl`,
    `../src/games/${game}/why/${language}.ftl`,
  ].map((path) => new URL(path, import.meta.url));
}
