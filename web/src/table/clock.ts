/** Times in words, and what a clock that a table has chosen means. */

import type { ClockShown } from "../protocol/messages.ts";
import { text } from "../text/text.svelte.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Less than this is little, where nobody has days. */
export const LITTLE = 20 * SECOND;

/** What is left: minutes and seconds or, where it is long, days and hours. */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (days) return text.say("clock-days-left", { days, hours });
  if (hours) return text.say("clock-hours-left", { hours, minutes });
  const whole = Math.ceil(left / SECOND);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How long everybody has. */
export function clockWords({ seconds, increment }: Pick<ClockShown, "seconds" | "increment">): string {
  return increment === null
    ? text.say("clock-days-choice", { days: Math.round((seconds * SECOND) / DAY) })
    : text.say("clock-live-choice", { minutes: Math.round((seconds * SECOND) / MINUTE), seconds: increment });
}

/** When a tick is heard: with so many seconds left. */
export function ticksAt(seconds: number): boolean {
  return seconds === 20 || seconds === 10 || (seconds > 0 && seconds < 5);
}
