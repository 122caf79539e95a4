/** Games of the engine itself, with the engine's own sentences. */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
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
// @ts-expect-error a plain script
import { python } from "../scripts/python.mjs";

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

export const NAMES = ["Haneul", "Mina", "Tariq", "Crane", "Ines", "Olof"];

export function samples<Name extends Game>(game: Name): Sample<Views[Name]>[] {
  return JSON.parse(python(fileURLToPath(new URL("samples.py", import.meta.url)), game)) as Sample<Views[Name]>[];
}

export function sourceFiles(game: Game, language: Language): URL[] {
  return [
    `../../src/madang/engine/text/${language}.ftl`,
    `../../src/madang/games/${game}/text/${language}.ftl`,
    `../src/text/${language}.ftl`,
    `../src/games/${game}/text/${language}.ftl`,
  ].map((path) => new URL(path, import.meta.url));
}
