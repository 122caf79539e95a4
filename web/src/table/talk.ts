/** What was said at a table, in the language of the page where it is one of the phrases. */

import type { SayingShown } from "../protocol/messages.ts";
import { text } from "../text/text.svelte.ts";

export function sayingWords({ phrase, words }: SayingShown): string {
  return phrase === null ? words : (text.find(`phrase-${phrase}`) ?? "");
}
