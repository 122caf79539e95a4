/** What a log shows. */

import type { Piece } from "../text/words.ts";

export interface LogLine {
  key: string;
  /** The sign before the line; null for none. */
  place: number | null;
  pieces: Piece[];
  /** The rule by which it happened, where there is one. */
  rule: string | null;
  /** A consequence, told more quietly. */
  quiet: boolean;
  /** By the visitor. */
  own: boolean;
}

/** What a line speaks of. */
export interface Named {
  cards: readonly string[];
  seats: readonly number[];
}

export const NOTHING: Named = { cards: [], seats: [] };

export interface LogGroup {
  key: string;
  heading: string;
  lines: LogLine[];
}
