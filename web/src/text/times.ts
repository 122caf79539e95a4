/** Times in the visitor's language, as people say them: today, yesterday, three days ago. */

import { text } from "./text.svelte.ts";

const DAY = 24 * 60 * 60 * 1000;
const LONG_AGO = 30;

/** Since midnight of which day, so that yesterday evening is yesterday. */
function day(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** How long ago a moment was, given in milliseconds since 1970; its date, where that was more than a month ago. */
export function ago(time: number, now: number = Date.now()): string {
  const days = Math.round((day(now) - day(time)) / DAY);
  if (days > LONG_AGO) return new Intl.DateTimeFormat(text.language, { dateStyle: "long" }).format(time);
  return new Intl.RelativeTimeFormat(text.language, { numeric: "auto" }).format(-days, "day");
}
