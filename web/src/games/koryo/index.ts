/** Koryŏ as the page knows it. */

import type { KoryoView } from "../../protocol/messages.ts";
import { LiveMatch } from "../../table/match.svelte.ts";
import { cut, difference } from "./frames.ts";

export { default as KoryoTable } from "./KoryoTable.svelte";

export function liveMatch(): LiveMatch<KoryoView> {
  return new LiveMatch<KoryoView>({ cut, difference });
}
