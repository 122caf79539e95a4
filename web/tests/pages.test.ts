import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { found, hasMark, itemsOf, pieces, rulesIn } from "../src/app/finding.ts";
import { blocksOf, spansOf } from "../src/app/markdown.ts";
import { routeOf } from "../src/app/routes.ts";
import { RULES as choson, faces as chosonFaces } from "../src/games/choson/cards.ts";
import { faces as chronicleFaces } from "../src/games/chronicle/cards.ts";
import { faces as gosuxFaces } from "../src/games/gosux/cards.ts";
import { RULES as koryo, faces as koryoFaces } from "../src/games/koryo/cards.ts";
import { gatesInRow, optionsOf } from "../src/screens/gate.ts";
import { bundleOf, format } from "../src/text/words.ts";

describe("addresses", () => {
  it("lead to the screens", () => {
    expect(routeOf("/")).toEqual({ screen: "home" });
    expect(routeOf("/new")).toEqual({ screen: "new" });
    expect(routeOf("/credits")).toEqual({ screen: "credits" });
    expect(routeOf("/ladder")).toEqual({ screen: "ladder" });
    expect(routeOf("/table/0123abcd/")).toEqual({ screen: "table", id: "0123abcd" });
    expect(routeOf("/join/a.b-c_d")).toEqual({ screen: "join", token: "a.b-c_d" });
    expect(routeOf("/watch/x")).toEqual({ screen: "watch", token: "x" });
    expect(routeOf("/puzzle/koryo/spy-tie")).toEqual({ screen: "puzzle", game: "koryo", name: "spy-tie" });
  });

  it("lead nowhere rather than somewhere wrong", () => {
    for (const path of ["/table", "/join", "/nothing", "/table/a/b", "/puzzle/koryo", "/%E0%A4%A/x"])
      expect(routeOf(path).screen).toBe("lost");
  });
});

describe("the gates", () => {
  it("stand in rows that are equally long or nearly so", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(gatesInRow)).toEqual([1, 2, 3, 4, 5, 3, 4, 4]);
  });
});

describe("a new table", () => {
  const taught = { draft: "given", clans: "justice+phoenix+goan-sul/tomorrow+narashima+galmi" };

  it("with ready decks has those that the first game teaches", () => {
    expect(optionsOf({ draft: "given" }, taught)).toEqual(taught);
  });

  it("else has what was chosen, and nothing more", () => {
    expect(optionsOf({ draft: "full" }, taught)).toEqual({ draft: "full" });
    expect(optionsOf({}, taught)).toEqual({});
    expect(optionsOf({ play_on: true }, {})).toEqual({ play_on: true });
  });
});

describe("the rules page", () => {
  const read = (name: string) => readFileSync(new URL(`../../docs/rules/${name}`, import.meta.url), "utf-8");

  it.each(readdirSync(new URL("../../docs/rules", import.meta.url)).filter((name) => name.endsWith(".md")))(
    "keeps every word and every rule of %s",
    (name) => {
      const page = read(name);
      const blocks = blocksOf(page);
      for (const { rule } of blocks.flatMap((block) => (block.kind === "list" ? block.items : [])))
        expect(page).toContain(` \`${rule}\`\n`);
      const words = JSON.stringify(blocks, (key, value: unknown) =>
        key === "kind" || key === "style" ? undefined : value,
      );
      for (const word of page.match(/\p{L}{4,}/gu) ?? []) expect(words).toContain(word);
    },
  );

  it.each(Object.entries({ koryo, choson }))("says the rules that cards of %s are read with", (game, rules) => {
    for (const page of [read(`${game}.md`), read(`${game}.fr.md`)])
      for (const rule of Object.values(rules).flat()) expect(page).toContain(`\`${rule}\`\n`);
  });

  it("reads markup it does not know as plain text", () => {
    expect(spansOf("<b>a</b> **b** `c` *d*")).toEqual([
      { text: "<b>a</b> ", style: "plain" },
      { text: "b", style: "bold" },
      { text: " ", style: "plain" },
      { text: "c", style: "code" },
      { text: " *d*", style: "plain" },
    ]);
  });

  it.each(["chronicle.md", "chronicle.fr.md"])("marks in %s what is ours, and what stands in the book", (name) => {
    const items = itemsOf(blocksOf(read(name)));
    const marked = (rule: string) => items.find((item) => item.rule === rule)!;
    expect(hasMark(marked("CR-CARD-9"), "reconstructed")).toBe(true);
    expect(hasMark(marked("CR-CARD-KING"), "book")).toBe(true);
    expect(hasMark(marked("CR-SET-1"), "ruling")).toBe(true);
    expect(hasMark(marked("CR-PLAY-4"), "ruling")).toBe(false);
  });

  it.each(readdirSync(new URL("../../docs/rules", import.meta.url)).filter((name) => name.endsWith(".md")))(
    "knows every mark of %s, what it is about and why",
    (name) => {
      const written = read(name).match(/(?<=\*\*\[)[^\]]*(?=\]\*\*)/g) ?? [];
      expect(written.length).toBeGreaterThan(0);
      for (const words of written.map((mark) => mark.replaceAll(/\s+/g, " "))) {
        const [span] = spansOf(`**[${words}]**`);
        expect(span?.style, words).not.toBe("bold");
        for (const said of [span?.label ?? "", span?.note ?? ""]) expect(words).toContain(said);
      }
    },
  );

  it("reads from a mark what is ours and why", () => {
    expect(
      spansOf("**[effect: reconstructed; by symmetry: so]****[ruling: any card]****[nom : livret]**"),
    ).toMatchObject([
      { style: "reconstructed", label: "effect", note: "by symmetry: so" },
      { style: "ruling", label: "any card", note: "" },
      { style: "book", label: "nom", note: "" },
    ]);
  });

  it("counts a ruling and its reason as one rule, in right plurals", () => {
    const items = itemsOf(blocksOf(read("koryo.md")));
    expect(rulesIn(found(items, "KO-ORD-2", "all", null))).toBeLessThan(found(items, "KO-ORD-2", "all", null).length);
    const says = (language: "en" | "fr", count: number) => {
      const source = readFileSync(new URL(`../src/text/${language}.ftl`, import.meta.url), "utf-8");
      return format(bundleOf(language, [source]), "rules-found", { found: count, all: 54 });
    };
    expect([0, 1, 2].map((count) => says("en", count))).toEqual(["0 of 54 rules", "1 of 54 rules", "2 of 54 rules"]);
    expect([0, 1, 2].map((count) => says("fr", count))).toEqual([
      "0 règle sur 54",
      "1 règle sur 54",
      "2 règles sur 54",
    ]);
  });

  it.each(
    Object.entries({ koryo: koryoFaces(), choson: chosonFaces(), chronicle: chronicleFaces([]), gosux: gosuxFaces() }),
  )("has pictures of the cards that the steps of %s speak of", (game, faces) => {
    const lesson = readFileSync(new URL(`../../src/madang/games/${game}/lesson/lesson.toml`, import.meta.url), "utf-8");
    const named = [...lesson.matchAll(/^cards = (\[.*\])$/gm)].flatMap(
      ([, cards = ""]) => JSON.parse(cards) as string[],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(faces)).toEqual(expect.arrayContaining(named));
  });

  it("finds rules by words without minding accents, by id and by mark", () => {
    const items = itemsOf(blocksOf(read("koryo.fr.md")));
    const ids = (...given: [string, Parameters<typeof found>[2], string | null]) =>
      found(items, ...given).map(({ rule }) => rule);
    expect(ids("OMNISCIENT", "all", null)).toContain("KO-MAJ-2");
    expect(ids("egalite", "all", null)).toEqual(ids("égalité", "all", null));
    expect(ids("ko-maj-4", "all", null)).toEqual(["KO-MAJ-4"]);
    expect(new Set(ids("", "moment", "KO-MAJ-3"))).toEqual(new Set(["KO-MAJ-3"]));
    expect(ids("", "ruling", null)).toContain("KO-MAJ-3");
    expect(ids("", "ruling", null)).not.toContain("KO-MAJ-4");
    expect(ids("zebra", "all", null)).toEqual([]);
  });

  it("shows where the words are that were looked for", () => {
    expect(pieces("Égalité à égalité", "ega")).toEqual(["", "Éga", "lité à ", "éga", "lité"]);
    expect(pieces("all of it", " ")).toEqual(["all of it"]);
  });
});

describe("the credits", () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf-8");

  it("name every program that travels with the page, and so does the notice", () => {
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    for (const name of ["Svelte", ...Object.keys(dependencies)])
      for (const page of ["src/screens/Credits.svelte", "../NOTICE"]) expect(read(page)).toContain(`${name} (`);
  });
});
