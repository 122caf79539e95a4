/** The table of any game that has none of its own here. */

import type { Pictures } from "../frames.ts";

export { default as Table } from "./PlainTable.svelte";

/** An update is shown in one picture. */
export const pictures: Pictures<unknown> = {
  cut: (_, events, update) => [{ view: update.view, events }],
  difference: () => [],
};
