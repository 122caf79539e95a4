import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language, preferred } from "../src/text/languages.ts";
import { Words, bundleOf, format, plainText, written } from "../src/text/words.ts";
import { GAMES, type Game, NAMES, samples, sourceFiles } from "./samples.ts";

vi.stubGlobal("document", { documentElement: {} });
const { called, sitterOf } = await import("../src/text/names.ts");
const { text } = await import("../src/text/text.svelte.ts");

/** Rules of which a question tells what is asked instead, or nothing because the game is over. */
const UNTOLD: Record<Game, string[]> = {
  koryo: ["KO-END-3", "KO-ORD-1", "KO-END-1", "KO-ORD-2"],
  choson: ["CH-END-2", "CH-TT-1", "CH-END-1", "CH-RIP-1"],
  chronicle: ["CR-WIN-2", "CR-PLAY-1", "CR-ABIL-1"],
  gosux: ["GX-KW-DISCARD-PLAY"],
};

function texts(game: Game, language: Language): string[] {
  return sourceFiles(game, language).map((file) => readFileSync(file, "utf-8"));
}

function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const part of pattern) variables(part, found);
  else if (pattern && typeof pattern === "object") {
    const node = pattern as Record<string, unknown>;
    if (node.type === "var") found.add(String(node.name));
    for (const part of Object.values(node)) variables(part, found);
  }
  return found;
}

/** All sentences that a pattern can be, each variable one word. */
function sentencesOf(pattern: unknown): string[] {
  if (typeof pattern === "string") return [pattern];
  if (Array.isArray(pattern)) {
    return pattern.reduce<string[]>(
      (begun, part) => sentencesOf(part).flatMap((end) => begun.map((start) => start + end)),
      [""],
    );
  }
  const { type, variants } = pattern as { type: string; variants: { value: unknown }[] };
  return type === "select" ? variants.flatMap(({ value }) => sentencesOf(value)) : ["word"];
}

function shapes(game: Game, language: Language): Record<string, string[]> {
  const messages = texts(game, language).flatMap((text) => new FluentResource(text).body);
  expect(new Set(messages.map((message) => message.id)).size, "a key is given twice").toBe(messages.length);
  return Object.fromEntries(messages.map((message) => [message.id, [...variables(message.value)].sort()]));
}

describe.each(GAMES)("texts of the page and of %s", (game) => {
  const english = shapes(game, "en");

  it("say the same things in every language", () => {
    for (const language of LANGUAGES) expect(shapes(game, language)).toEqual(english);
  });

  it.each(LANGUAGES)("are whole sentences in %s, whatever the numbers", (language) => {
    const bundle = bundleOf(language, texts(game, language));
    for (const [key, names] of Object.entries(english)) {
      for (const number of [-1, 0, 1, 2, 5]) {
        const said = format(bundle, key, Object.fromEntries(names.map((name) => [name, number])));
        expect(said.trim(), key).not.toBe("");
        expect(said, key).not.toMatch(/[{}$]/);
        expect(said, "a minus sign stands before numbers, not a hyphen").not.toMatch(/(?<!\w)-\d/);
      }
    }
  });

  it.each(LANGUAGES)(
    "never write the number of a singular themselves in %s: −1 is singular too, and 0 in French",
    (language) => {
      for (const text of texts(game, language)) expect(text.match(/^ *\[one\].*\b1\b.*$/gm)).toBeNull();
    },
  );
});

describe.each(GAMES)("the answers to why not of %s", (game) => {
  // All but the rules of single cards, for which one sentence stands.
  const source = readFileSync(new URL(`../../src/madang/games/${game}/prompts.py`, import.meta.url), "utf-8");
  const rules = new Set(source.slice(source.indexOf("def why_not")).match(/"[A-Z]{2}-[A-Z]+-[A-Z0-9-]+"/g));

  it("have a sentence for every rule, except for the end and where there is nothing to touch", () => {
    const keys = Object.keys(shapes(game, "en"));
    const untold = [...rules]
      .map((rule) => rule.slice(1, -1))
      .filter((rule) => !keys.includes(`why-${rule.toLowerCase()}`));
    expect(untold).toEqual(UNTOLD[game]);
    expect(keys).toContain("why-asked");
  });

  it("have a word or two for each cause that they point at", () => {
    const path = new URL("../../src/madang/engine/seasons/prompts.py", import.meta.url);
    const causes = source.slice(source.indexOf("def cause")) + (source.includes("seasons") ? readFileSync(path) : "");
    const kinds = [...causes.matchAll(/"kind": "([a-z-]+)"/g)].map(([, kind]) => `cause-${kind}`);
    expect(kinds.length).toBeGreaterThan(0);
    expect(Object.keys(shapes(game, "en"))).toEqual(expect.arrayContaining(kinds));
  });

  it.each(LANGUAGES)("have at most fourteen words in %s, whichever sentence it is", (language) => {
    for (const message of texts(game, language).flatMap((text) => new FluentResource(text).body)) {
      if (!message.id.startsWith("why-")) continue;
      for (const said of sentencesOf(message.value)) {
        expect(said.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length, said).toBeLessThanOrEqual(14);
      }
    }
  });
});

it("the first language somebody reads that we speak is chosen", () => {
  expect(preferred(["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(preferred(["ko"])).toBe("en");
});

describe.each(GAMES)("words of %s", (game) => {
  const matches = samples(game);

  it.each(LANGUAGES)("are those of the engine in %s", (language) => {
    for (const match of matches) {
      const words = new Words(bundleOf(language, texts(game, language)), NAMES.slice(0, match.players));
      const said = match.words[language];
      const events = match.steps.flatMap((step) => step.events);
      expect(events.map((event) => plainText(words.narrate(event)))).toEqual(said.log);
      for (const [move, sentence] of said.moves) expect(words.move(move)).toBe(sentence);
      for (const { prompt, asks } of match.steps) {
        if (prompt) expect(words.prompt(prompt)).toEqual(asks?.[language]);
      }
    }
  });
});

it("words mark seats and cards, so that they can be drawn", () => {
  const words = new Words(bundleOf("en", texts("koryo", "en")), NAMES);
  const pieces = words.narrate({
    number: 1,
    decision: 1,
    kind: "destroyed",
    seat: 0,
    card: "spy",
    from: { zone: "tableau", seat: 2 },
    to: { zone: "pile" },
    amount: 1,
    rule: "KO-EV-2",
  });
  expect(pieces.filter((piece) => piece.seat !== undefined).map((piece) => piece.text)).toEqual(["Haneul", "Tariq"]);
  expect(pieces.find((piece) => piece.card)).toEqual({ text: "Spy", card: "spy" });
});

describe("French elides before what begins with a vowel", () => {
  const bundle = bundleOf("fr", texts("koryo", "fr"));
  const moved = (...names: string[]) =>
    new Words(bundle, names).narrate({
      number: 1,
      decision: 1,
      kind: "power-moved",
      seat: null,
      card: "spy",
      from: { zone: "tableau", seat: 0 },
      to: { zone: "tableau", seat: 1 },
      amount: 1,
      rule: "KO-MAJ-2",
    });

  it("also where a name is a piece of its own", () => {
    expect(moved("Invité", "Élodie").slice(-5)).toEqual([
      { text: "\u00a0: le pouvoir passe d’" },
      { text: "Invité", seat: 0 },
      { text: " à " },
      { text: "Élodie", seat: 1 },
      { text: "." },
    ]);
  });

  it("neither before h and y, nor within what somebody is called", () => {
    const said = (...names: string[]) => plainText(moved(...names)).replace(/^.*passe /, "");
    expect(said("Haneul", "Yun")).toBe("de Haneul à Yun.");
    expect(said("œuf de Anna", "de Ines")).toBe("d’œuf de Anna à de Ines.");
  });

  it("in every message, and with que", () => {
    expect(format(bundle, "won-ahead", { amount: "20 points", ahead: 8, name: "Invité" })).toBe(
      "20 points, 8 de plus qu’Invité",
    );
    expect(format(bundle, "card-of", { card: "Armateur", name: "Invité" })).toBe("Armateur d’Invité");
    expect(format(bundle, "card-of", { card: "Armateur", name: "Martinet" })).toBe("Armateur de Martinet");
  });
});

describe("names that the server gives", () => {
  it("are said in the language of the page, and nobody else's name is touched", async () => {
    await text.speak("fr");
    expect([called("Guest"), called("Wren"), called("Mina")]).toEqual(["Invité", "Troglodyte", "Mina"]);
    expect(sitterOf({ seat: 1, kind: "open", name: "" })).toBe("Place libre 2");
    expect(sitterOf({ seat: 1, kind: "human", name: "Guest" })).toBe("Invité");
  });
});

it("numbers stand as each language writes them, with a minus sign before those below zero", () => {
  expect([written(-3, "en"), written(-0.5, "en", 1), written(24, "en", 1)]).toEqual(["−3", "−0.5", "24.0"]);
  expect([written(-3, "fr"), written(-0.5, "fr", 1), written(24, "fr", 1)]).toEqual(["−3", "−0,5", "24,0"]);
});
