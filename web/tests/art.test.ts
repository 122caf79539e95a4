import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { artOf, gamesHere, gatesOf, spriteOf } from "../scripts/pictures.ts";
import { GAMES } from "./samples.ts";

/** Most bytes of a game's pictures, compressed. */
const MOST = 35_000;
/** And of the cards on all gates. */
const MOST_AT_GATES = 4_000;
const DRAWN = GAMES.filter((game) => artOf(game));

function cardsOf(game: string): string[] {
  const file = new URL(`../../src/madang/games/${game}/text/en.ftl`, import.meta.url);
  const keys = readFileSync(file, "utf-8").matchAll(/^(?:card|history)-([\w-]+) =/gm);
  return [...new Set([...keys].map(([, card]) => card!))].sort();
}

it("two games have a picture on every card", () => {
  expect(DRAWN).toEqual(["chronicle", "gosux"]);
});

it("the cards on the gates of these games have theirs, and are light enough", () => {
  const { drawn, sprite } = gatesOf(gamesHere());
  expect(drawn).toEqual({
    choson: [],
    chronicle: ["power-9", "love-2", "dragon"],
    gosux: ["goan-sul", "phoenix", "galmi"],
    koryo: [],
  });
  for (const card of Object.values(drawn).flat()) expect(sprite).toContain(`<symbol id="g-${card}" `);
  expect(gzipSync(sprite, { level: 9 }).length).toBeLessThan(MOST_AT_GATES);
});

describe.each(DRAWN)("the pictures of %s", (game) => {
  const art = artOf(game)!;

  it("are there for every card, each once", () => {
    expect(Object.keys(art).sort()).toEqual(cardsOf(game));
    const icons = DRAWN.flatMap((one) => Object.values(artOf(one)!).map(({ icon }) => icon));
    expect(new Set(icons).size).toBe(icons.length);
  });

  it("are light enough", () => {
    expect(gzipSync(spriteOf(game), { level: 9 }).length).toBeLessThan(MOST);
  });

  it("name whoever drew them on the page of credits and in the notice", () => {
    for (const file of ["../src/screens/Credits.svelte", "../../NOTICE"]) {
      const words = readFileSync(new URL(file, import.meta.url), "utf-8").replace(/\s+/g, " ");
      for (const { by } of Object.values(art)) expect(words).toContain(by);
      expect(words).toContain("creativecommons.org/licenses/by/3.0");
    }
  });
});
