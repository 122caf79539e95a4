/**
 * What is read aloud in the scripted first game of each game: the lines that the log gains, and what the learner is asked.
 * It has to make sense without the picture, so it is kept as files to be read; `npx vitest run -u` writes them anew.
 */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { logOf as chronicle } from "../src/games/chronicle/log.ts";
import { logOf as gosux } from "../src/games/gosux/log.ts";
import type { LogGroup } from "../src/parts/log.ts";
import type { EventShown } from "../src/protocol/messages.ts";
import { logOf as seasons } from "../src/table/seasons/log.ts";
import { LANGUAGES, type Language } from "../src/text/languages.ts";
import { Words, bundleOf, format, plainText } from "../src/text/words.ts";
import { GAMES, type Game, lessonOf, sourceFiles } from "./samples.ts";

const NAMES = ["Haneul", "Wren", "Swift"];

/** What is new of the last line where the same act goes on: nothing of it is said anew. */
function goneOn(before: string, now: string): string {
  const begun = before.slice(0, -".".length);
  expect(now.startsWith(begun), `${before} goes on as ${now}`).toBe(true);
  return now.slice(begun.length).trim();
}

function speech(game: Game, language: Language): string[] {
  const { viewer, players, steps } = lessonOf(game);
  const texts = sourceFiles(game, language).map((file) => readFileSync(file, "utf-8"));
  const bundle = bundleOf(language, texts);
  const words = new Words(bundle, NAMES.slice(0, players));
  const say = (key: string, parameters: Record<string, number> = {}) => format(bundle, key, parameters);
  const opening = (round: number) => say("round-number", { round });

  function log(events: EventShown[], round: number): LogGroup[] {
    const shared = { words, viewer, round, place: (seat: number) => seat };
    if (game === "gosux") return gosux(events, { ...shared, draft: say("track-draft"), opening });
    if (game === "chronicle") {
      const meeting = (round: number, meeting: number) => say("round-meeting", { round, meeting });
      return chronicle(events, { ...shared, opening, meeting, scoring: (round) => say("round-scoring", { round }) });
    }
    return seasons(events, { ...shared, consequences: [], heading: opening, ending: say("log-ending") });
  }

  const events: EventShown[] = [];
  const said: string[] = [];
  let told: string[] = [];
  for (const { events: news, view, prompt } of steps) {
    events.push(...news);
    const lines = log(events, Math.max(1, view.round)).flatMap(({ heading, lines }) => [
      heading,
      ...lines.map(({ pieces }) => plainText(pieces)),
    ]);
    const last = told.length - 1;
    expect(lines.slice(0, Math.max(0, last)), "what was said stays said").toEqual(told.slice(0, -1));
    if (lines[last] !== told[last]) said.push(`… ${goneOn(told[last]!, lines[last]!)}`);
    said.push(...lines.slice(told.length));
    told = lines;
    if (prompt?.seat === viewer) said.push(...words.prompt(prompt).map((line) => `> ${line}`));
  }
  return said;
}

it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  "%s in %s is read aloud as before",
  async (game, language) => {
    const said = speech(game, language);
    for (const line of said) {
      expect(line).not.toMatch(/undefined|NaN|\{|\$|null/);
      expect(line.trim()).not.toBe("");
    }
    await expect(`${said.join("\n")}\n`).toMatchFileSnapshot(`speech/${game}.${language}.txt`);
  },
);
