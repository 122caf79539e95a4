/** What a log shows. */

import type { Place } from "../protocol/messages.ts";
import type { Piece } from "../text/words.ts";

export interface LogLine {
  key: string;
  /** The sign before the line; null for none. */
  place: number | null;
  pieces: Piece[];
  /** Where what it tells of lies, or lay. */
  places?: readonly Place[];
  /** The rule by which it happened, where there is one. */
  rule: string | null;
  /** A consequence, told more quietly. */
  quiet: boolean;
  /** By the visitor. */
  own: boolean;
}

/** What a line speaks of. */
export interface Named {
  places: readonly Place[];
  seats: readonly number[];
}

export const NOTHING: Named = { places: [], seats: [] };

export interface LogGroup {
  key: string;
  heading: string;
  lines: LogLine[];
}
