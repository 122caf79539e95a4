/** Gosu X in pictures: every decision comes as an update of its own, so an update is one picture. */

import type { GosuxView } from "../../protocol/messages.ts";
import type { Pictures } from "../../table/frames.ts";

export const pictures: Pictures<GosuxView> = {
  cut: (_, events, update) => [{ view: update.view as GosuxView, events }],
  difference: () => [],
};
