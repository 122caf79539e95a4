/** A Great Battle as it is counted: card by card from the left, in both armies at once. */

import { COLUMNS, ROWS } from "./cards.ts";
import type { Count, Fighter } from "./story.ts";

/** Milliseconds: between two cards, until the sum stands there, until the next row. */
const A_CARD = 120;
const A_SUM = 200;
const A_ROW = 700;
/** How long the verdict stands there, and all of it at most. */
const A_VERDICT = 1500;
const LONGEST = 6000;

/** How many cards are counted one after the other, for each row; what the hands add comes last, where they add something. */
export function rowsOf(seats: readonly Fighter[]): number[] {
  const most = (row: string) =>
    Math.max(...seats.map(({ army }) => COLUMNS.filter((column) => army[`${row}${column}`]).length));
  const hands = seats.some(({ military_parts }) => military_parts.hand > 0);
  return [...ROWS.map(most), ...(hands ? [0] : [])];
}

/** What is counted next; null once all is. */
export function nextOf(count: Count, rows: readonly number[]): Count | null {
  if (count.cards < rows[count.row - 1]!) return { ...count, cards: count.cards + 1 };
  return count.summed ? nextRow(count, rows) : { ...count, summed: true };
}

export function nextRow({ row }: Count, rows: readonly number[]): Count | null {
  return row < rows.length ? { row: row + 1, cards: 0, summed: false } : null;
}

/** How long it stands there before what is next. */
export function timeOf(count: Count, rows: readonly number[]): number {
  if (count.cards < rows[count.row - 1]!) return A_CARD;
  return count.summed ? A_ROW : A_SUM;
}

export function timeOfVerdict(rows: readonly number[]): number {
  const counted = rows.reduce((sum, cards) => sum + cards * A_CARD + A_SUM + A_ROW, 0);
  return Math.min(A_VERDICT, LONGEST - counted);
}
