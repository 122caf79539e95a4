/** The table of any game that has none of its own here. */

import type { Pictures } from "../pictures.ts";
import type { PlainView } from "./facts.ts";

export { default as Table } from "./PlainTable.svelte";

/** Nothing is seen to move: the log tells what happened. */
export const pictures: Pictures<PlainView> = { things: () => [] };
