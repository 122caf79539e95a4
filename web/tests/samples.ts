/** Games of the engine itself, with the engine's own sentences. */

import { fileURLToPath } from "node:url";
import type { EventShown, KoryoView, OptionShown, PromptShown } from "../src/protocol/messages.ts";
import type { Language } from "../src/text/languages.ts";
// @ts-expect-error a plain script
import { python } from "../scripts/python.mjs";

export interface Sample {
  viewer: number;
  players: number;
  steps: {
    first: number;
    events: EventShown[];
    view: KoryoView;
    prompt: PromptShown | null;
    asks: Record<Language, [string, string]> | null;
  }[];
  words: Record<Language, { log: string[]; moves: [Pick<OptionShown, "name" | "fields">, string][] }>;
}

export const NAMES = ["Haneul", "Mina", "Tariq", "Crane"];

export function samples(): Sample[] {
  return JSON.parse(python(fileURLToPath(new URL("samples.py", import.meta.url)))) as Sample[];
}

export function sourceFiles(language: Language): URL[] {
  return [
    `../../src/madang/engine/text/${language}.ftl`,
    `../../src/madang/games/koryo/text/${language}.ftl`,
    `../src/text/${language}.ftl`,
    `../src/games/koryo/text/${language}.ftl`,
  ].map((path) => new URL(path, import.meta.url));
}
