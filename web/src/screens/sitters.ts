/** Who sits at a seat of a new table: a bird, a bot named by its level only, or a friend. */

import type { GameOffered } from "../protocol/api.ts";
import { called } from "../text/names.ts";
import { text } from "../text/text.svelte.ts";

export const FRIEND = "friend";

/** The level of a bot; of a friend, none. */
export function levelOf({ birds, bots }: GameOffered, sitter: string): string | undefined {
  return birds[sitter] ?? bots.find((level) => level === sitter);
}

/** The table as a sentence: who sits there besides the visitor. */
export function companyWords(offer: GameOffered, sitters: string[], everybody: boolean): string {
  const friends = sitters.filter((sitter) => sitter === FRIEND).length;
  const bots = sitters.flatMap((sitter) => {
    const level = levelOf(offer, sitter);
    if (!level) return [];
    return [
      sitter in offer.birds ? text.say("sum-bird", { bird: called(sitter), level }) : text.say("sum-bot", { level }),
    ];
  });
  const all = [text.say("you"), ...bots];
  if (friends) all.push(text.say(everybody ? "sum-anybody" : "sum-friends", { count: friends }));
  return text.say("and", { before: all.slice(0, -1).join(", "), last: all.at(-1) ?? "" });
}
