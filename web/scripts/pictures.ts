/**
 * The pictures on the cards of a game, as a sprite with one symbol `a-<card>` for each: icons of game-icons.net, which a
 * game names in its `art.json` with a square box around the ink and whoever drew it. Their paths are rounded to whole
 * units of the 512 grid, which cannot be seen and halves their size.
 */

import { existsSync, readFileSync, readdirSync } from "node:fs";

export interface Picture {
  icon: string;
  box: string;
  by: string;
}

interface Icons {
  icons: Record<string, { body: string; hidden?: boolean }>;
}

const GAMES = new URL("../../src/madang/games/", import.meta.url);
const ICONS = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
/** How many numbers each command of a path takes. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const NUMBER = /[ ,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/y;
const FLAG = /[ ,]*([01])/y;

interface Step {
  letter: string;
  relative: boolean;
  numbers: number[];
}

/** The pictures of a game by card; null where it has none. */
export function artOf(game: string): Record<string, Picture> | null {
  const file = new URL(`../src/games/${game}/art.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf-8")) as Record<string, Picture>) : null;
}

export function spriteOf(game: string): string {
  return sprite(symbolsOf(game, "a"));
}

/** The cards on the gates that have a picture, by game, and a sprite of these alone, with one symbol `g-<card>` for each:
 *  all that is needed before anybody sits down. */
export function gatesOf(games: readonly string[]): { drawn: Record<string, string[]>; sprite: string } {
  const drawn = Object.fromEntries(
    games.map((game) => [game, cardsAtGate(game).filter((card) => artOf(game)?.[card])]),
  );
  return { drawn, sprite: sprite(games.flatMap((game) => symbolsOf(game, "g", drawn[game]))) };
}

/** The cards that a game names in its `about.json`. */
function cardsAtGate(game: string): string[] {
  const file = new URL(`${game}/about.json`, GAMES);
  const about = JSON.parse(readFileSync(file, "utf-8")) as { cards: { card?: string }[] };
  return about.cards.flatMap(({ card }) => card ?? []);
}

/** The games that come with Madang. */
export function gamesHere(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/about.json`, GAMES)));
}

function sprite(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** The pictures of some cards of a game, or of all. */
function symbolsOf(game: string, prefix: string, cards?: readonly string[]): string[] {
  const { icons } = JSON.parse(readFileSync(ICONS, "utf-8")) as Icons;
  const shown = Object.entries(artOf(game) ?? {}).filter(([card]) => cards?.includes(card) ?? true);
  return shown.map(([card, { icon, box }]) => {
    const found = icons[icon];
    if (!found || found.hidden) throw new Error(`${card} of ${game}: there is no icon '${icon}' to show.`);
    const body = found.body
      .replaceAll(' fill="currentColor"', "")
      .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
    return `<symbol id="${prefix}-${card}" viewBox="${box}">${body}</symbol>`;
  });
}

/** The commands of a path with their numbers; what is repeated without a letter gets its letter back. */
function* stepsOf(path: string): Generator<Step> {
  let at = 0;
  let letter = "";
  while (at < path.length) {
    const here = path[at]!;
    if (" ,".includes(here)) {
      at += 1;
      continue;
    }
    if (/[a-z]/i.test(here)) {
      letter = here;
      at += 1;
      if (/z/i.test(letter)) {
        yield { letter: "z", relative: false, numbers: [] };
        continue;
      }
    }
    const lower = letter.toLowerCase();
    const numbers = Array.from({ length: NUMBERS[lower]! }, (_, i) => {
      const reader = lower === "a" && (i === 3 || i === 4) ? FLAG : NUMBER;
      reader.lastIndex = at;
      const found = reader.exec(path)!;
      at = reader.lastIndex;
      return Number(found[1]);
    });
    yield { letter: lower, relative: letter === lower, numbers };
    letter = letter === "m" ? "l" : letter === "M" ? "L" : letter;
  }
}

/** The same path in whole numbers, each step relative to where the rounded pen stands, so that errors do not add up. */
function rounded(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [exactX, exactY, exactStartX, exactStartY] = [0, 0, 0, 0];
  let out = "";
  let last = "";
  for (const { letter, relative, numbers } of stepsOf(path)) {
    if (letter === "z") {
      out += last = "z";
      [x, y, exactX, exactY] = [startX, startY, exactStartX, exactStartY];
      continue;
    }
    const [baseX, baseY] = relative ? [exactX, exactY] : [0, 0];
    if (letter === "h") exactX = baseX + numbers[0]!;
    else if (letter === "v") exactY = baseY + numbers[0]!;
    else [exactX, exactY] = [baseX + numbers.at(-2)!, baseY + numbers.at(-1)!];
    const [toX, toY] = [Math.round(exactX), Math.round(exactY)];
    const words =
      letter === "h"
        ? [toX - x]
        : letter === "v"
          ? [toY - y]
          : letter === "a"
            ? [...numbers.slice(0, 5).map(Math.round), toX - x, toY - y]
            : numbers.map((number, i) => (i % 2 ? Math.round(baseY + number) - y : Math.round(baseX + number) - x));
    const text = words.join(" ").replaceAll(" -", "-");
    const again = letter === last && letter !== "m";
    out += !out ? `M${text}` : again ? (text.startsWith("-") ? text : ` ${text}`) : letter + text;
    if (letter === "m") [startX, startY, exactStartX, exactStartY] = [toX, toY, exactX, exactY];
    [x, y, last] = [toX, toY, letter];
  }
  return out;
}
