/** Finding rules: by words, by id, by mark. */

import type { Block, Item, Mark } from "./markdown.ts";

/** Marks that rules can be looked through by. */
export const LOOKED_THROUGH = ["ruling", "reconstructed", "doubtful"] as const satisfies readonly Mark[];

/** Which rules are shown: all, those that the question of this moment is about, or those with a mark. */
export type Filter = "all" | "moment" | (typeof LOOKED_THROUGH)[number];

/** Small letters without accents: as long as what they were made from. */
function folded(words: string): string {
  return words.normalize("NFC").toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** Rules, and what is said about rulings: all that ends with an id. */
export function itemsOf(blocks: readonly Block[]): Item[] {
  return blocks.flatMap((block) => (block.kind === "list" ? block.items.filter(({ rule }) => rule) : []));
}

/** How many rules these are: what is said about a ruling counts with its rule. */
export function rulesIn(items: readonly Item[]): number {
  return new Set(items.map(({ rule }) => rule)).size;
}

export function hasMark({ spans }: Item, mark: Mark): boolean {
  return spans.some(({ style }) => style === mark);
}

/** The items that have these words or this id in them, as far as the filter lets them through. */
export function found(items: readonly Item[], query: string, filter: Filter, moment: string | null): Item[] {
  const words = folded(query.trim());
  return items.filter((item) => {
    if (filter === "moment" && item.rule !== moment) return false;
    if (filter !== "all" && filter !== "moment" && !hasMark(item, filter)) return false;
    return folded([...item.spans.map((span) => span.text), item.rule].join(" ")).includes(words);
  });
}

/** Words in pieces: every other one is what was looked for. */
export function pieces(words: string, query: string): string[] {
  const [text, looked] = [folded(words), folded(query.trim())];
  if (!looked || text.length !== words.length) return [words];
  const cuts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(looked); at >= 0; at = text.indexOf(looked, from)) {
    cuts.push(words.slice(from, at), words.slice(at, at + looked.length));
    from = at + looked.length;
  }
  return [...cuts, words.slice(from)];
}
