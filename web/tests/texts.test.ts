/** All texts that people read: those with a number in them, said with 0 to 3 in lists for people to read, and words
 *  that none of them has. */

import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/text/languages.ts";
import { Words, bundleOf, format, plainText } from "../src/text/words.ts";

const PROJECT = new URL("../../", import.meta.url);
const EVERYWHERE = ["src/madang/engine/text", "web/src/text"];

/** The files of a language: everything that players read. */
function files(language: Language): string[] {
  return ["web/src", "src/madang"].flatMap((folder) =>
    readdirSync(new URL(folder, PROJECT), { recursive: true })
      .map((path) => `${folder}/${String(path).replaceAll("\\", "/")}`)
      .filter((path) => path.endsWith(`/${language}.ftl`))
      .sort(),
  );
}

function read(path: string): string {
  return readFileSync(new URL(path, PROJECT), "utf-8");
}

/** Calls back for each variable of a message, and says whether it chooses between singular and plural there. */
function look(node: unknown, found: (name: string, plural: boolean) => void): void {
  if (Array.isArray(node)) for (const part of node) look(part, found);
  else if (node && typeof node === "object") {
    const { type, name, selector, variants } = node as Record<string, any>;
    if (type === "select" && selector.type === "var")
      found(
        selector.name,
        variants.some(({ key }: any) => ["one", "other"].includes(key.value)),
      );
    if (type === "var") found(name, false);
    for (const part of Object.values(node)) look(part, found);
  }
}

/** What is a number somewhere is one everywhere. */
const NUMBERS = new Set<string>();
for (const path of files("en"))
  for (const { value } of new FluentResource(read(path)).body)
    look(value, (name, plural) => plural && NUMBERS.add(name));

function said(path: string, language: Language): string[] {
  const game = /\/games\/(\w+)\//.exec(path)?.[1];
  const beside = files(language).filter(
    (other) =>
      other !== path &&
      (EVERYWHERE.some((folder) => other.startsWith(folder)) || (game && other.includes(`/games/${game}/`))),
  );
  const bundle = bundleOf(language, [path, ...beside].map(read));
  return new FluentResource(read(path)).body.flatMap(({ id, value }) => {
    const names = new Set<string>();
    look(value, (name) => names.add(name));
    if (![...names].some((name) => NUMBERS.has(name))) return [];
    const ways = [0, 1, 2, 3].map((number) =>
      format(
        bundle,
        id,
        Object.fromEntries([...names].map((name) => [name, NUMBERS.has(name) ? number : `[${name}]`])),
      ),
    );
    return [`${id}: ${ways.map((way) => way.replace(/\s+/g, " ")).join(" | ")}`];
  });
}

it.each(LANGUAGES)("texts with numbers are said in %s as before", async (language) => {
  const lists = files(language).map((path) => [path, said(path, language)] as const);
  const list = lists.filter(([, lines]) => lines.length).map(([path, lines]) => `# ${path}\n${lines.join("\n")}\n`);
  await expect(list.join("\n")).toMatchFileSnapshot(`speech/numbers.${language}.txt`);
});

/** Words that were found to be wrong, and what we say: manche, relevé, thème, rows and lignes of an army, "Your turn". */
const WRONG: Record<Language, RegExp[]> = {
  en: [/\bthree ranks\b|thème|\byou are asked\b(?! all the same)/i],
  fr: [/\brondes?\b|enregistrement|parties? enregistrée|\btheme\b|\brangs?\b/i, /points? de notoriété|\bFame\b/],
};
/** Whoever wins hears it, and what people say to each other is theirs. */
const LOUD = ["won-you", "phrase-oh-no"];

it.each(LANGUAGES)("no text has a wrong word or an exclamation mark in %s", (language) => {
  for (const path of files(language))
    for (const { id, value } of new FluentResource(read(path)).body) {
      const words = typeof value === "string" ? value : JSON.stringify(value);
      for (const wrong of WRONG[language]) expect(words, id).not.toMatch(wrong);
      expect(words, `${id} has a straight apostrophe`).not.toMatch(/\p{L}'\p{L}/u);
      if (!LOUD.includes(id)) expect(words, id).not.toContain("!");
    }
});

const RULES = readdirSync(new URL("docs/rules", PROJECT));

it.each(RULES)("the rules page %s has the apostrophes and quotation marks of the texts beside it", (name) => {
  expect(read(`docs/rules/${name}`)).not.toMatch(/['"]/);
});

it("Chronicle and its rules call a suit a suit", () => {
  const ofChronicle = files("en").filter((path) => path.includes("/chronicle/"));
  const scenarios = readdirSync(new URL("scenarios/chronicle", PROJECT)).map((name) => `scenarios/chronicle/${name}`);
  expect(ofChronicle.length).toBeGreaterThan(3);
  const cards = "src/madang/games/chronicle/cards.json";
  for (const path of [...ofChronicle, ...scenarios, cards, "docs/rules/chronicle.md"])
    expect(read(path), path).not.toMatch(/colou?r/i);
});

describe("in French", () => {
  const bundle = (game: string) =>
    bundleOf(
      "fr",
      files("fr")
        .filter((path) => EVERYWHERE.some((folder) => path.startsWith(folder)) || path.includes(`/${game}/text/`))
        .filter((path) => !path.includes("/lesson/") && !path.includes("/terminal/"))
        .map(read),
    );

  it("nought and one are singular, and few bots are counted in words", () => {
    const gain = [0, 1, 2, 3].map((count) => format(bundle("chronicle"), "would-gain", { count }));
    const [one, several] = ["gagnerait de la Notoriété", "gagneraient de la Notoriété"];
    expect(gain).toEqual([one, one, several, several]);
    const play = [1, 2, 3, 5].map((bots) => format(bundle("koryo"), "gate-play", { bots }));
    expect(play.map((line) => line.replace(/^.*contre /, ""))).toEqual([
      "un robot",
      "deux robots",
      "trois robots",
      "5 robots",
    ]);
    const given = [0, 1, 2].map((given) => format(bundle("gosux"), "given-of", { given, all: 3 }));
    expect(given).toEqual(["0 sacrifiée sur 3", "1 sacrifiée sur 3", "2 sacrifiées sur 3"]);
  });

  it("nobody is told of turns where none is left, nor that they take from themselves", () => {
    const gosux = bundle("gosux");
    const passed = [0, 1, 2].map((turns) => format(gosux, "track-you-passed", { turns }));
    expect(passed).toEqual(["vous avez passé", "vous avez passé, encore 1 tour", "vous avez passé, encore 2 tours"]);
    expect(format(gosux, "track-passed", { name: "Mina", turns: 0 })).toBe("Mina a passé");
    const destroyed = (seat: number) =>
      plainText(
        new Words(gosux, ["Invité", "Mina"]).narrate({
          number: 1,
          decision: 1,
          kind: "destroyed",
          seat: 0,
          card: "arpia",
          from: { zone: "a1", seat },
          to: { zone: "discard", seat },
          amount: 1,
          rule: "GX-KW-DESTROY",
        }),
      );
    expect(destroyed(0)).toBe("Invité détruit sa propre carte : Arpia.");
    expect(destroyed(1)).toBe("Invité détruit chez Mina : Arpia.");
  });
});
