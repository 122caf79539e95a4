import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocksOf, spansOf } from "../src/app/markdown.ts";
import { routeOf } from "../src/app/routes.ts";
import { RULES as choson } from "../src/games/choson/cards.ts";
import { RULES as koryo } from "../src/games/koryo/cards.ts";
import { gatesInRow } from "../src/screens/gate.ts";

describe("addresses", () => {
  it("lead to the screens", () => {
    expect(routeOf("/")).toEqual({ screen: "home" });
    expect(routeOf("/new")).toEqual({ screen: "new" });
    expect(routeOf("/credits")).toEqual({ screen: "credits" });
    expect(routeOf("/table/0123abcd/")).toEqual({ screen: "table", match: "0123abcd" });
    expect(routeOf("/join/a.b-c_d")).toEqual({ screen: "join", token: "a.b-c_d" });
    expect(routeOf("/watch/x")).toEqual({ screen: "watch", token: "x" });
  });

  it("lead nowhere rather than somewhere wrong", () => {
    for (const path of ["/table", "/join", "/nothing", "/table/a/b", "/%E0%A4%A/x"])
      expect(routeOf(path).screen).toBe("lost");
  });
});

describe("the gates", () => {
  it("stand in rows that are equally long or nearly so", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(gatesInRow)).toEqual([1, 2, 3, 4, 5, 3, 4, 4]);
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
});
