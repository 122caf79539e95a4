/** The log of a game with seasons: which events are a line of their own, which only a consequence, and which the table
 *  shows anyway. */

import type { LogGroup, LogLine } from "../../parts/log.ts";
import type { EventShown } from "../../protocol/messages.ts";
import type { Words } from "../../text/words.ts";
import { actsOf } from "../acts.ts";

const SHOWN_ELSEWHERE = ["drew", "returned", "turn-begins", "turn-ends", "first-player"];

interface Context {
  words: Words;
  viewer: number | null;
  /** Kinds of events that follow from others and are told more quietly. */
  consequences: readonly string[];
  place: (seat: number) => number;
  /** The round that is played now. */
  round: number;
  heading: (round: number) => string;
  ending: string;
}

/** A deal is worth a line only where somebody got another number of cards than the rest. */
function isPlainDeal(event: EventShown, events: readonly EventShown[]): boolean {
  const same = events.filter((other) => other.kind === "dealt" && other.decision === event.decision);
  return event.amount === Math.min(...same.map((other) => other.amount));
}

function isTold(event: EventShown, events: readonly EventShown[], viewer: number | null): boolean {
  if (SHOWN_ELSEWHERE.includes(event.kind)) return false;
  if (event.kind === "dealt") return !isPlainDeal(event, events);
  // The visitor's own order is told with its cards.
  if (event.kind === "laid") return event.seat !== viewer;
  if (event.kind === "scored-family") return event.seat !== null;
  if (event.kind.startsWith("scored-")) return event.amount !== 0;
  return true;
}

/** A match can begin in the middle of a round, which is then never announced. */
function firstRound(events: readonly EventShown[], now: number): number {
  const next = events.find((event) => event.kind === "round-begins");
  return next ? next.amount - 1 : now;
}

/** A swap is told as two changes, one after the other, but it is one act. */
function isOtherHalf(event: EventShown | undefined, before: EventShown | undefined): boolean {
  return event?.kind === "swapped" && before?.kind === "swapped" && event.from?.seat === before.to?.seat;
}

function exchange(event: EventShown, half: EventShown): EventShown & { other: string | null } {
  return { ...event, kind: "exchanged", other: half.card };
}

/** What has a line, a swap once. */
function toldOf(events: readonly EventShown[], viewer: number | null): EventShown[] {
  return events.flatMap((event, index) => {
    if (event.kind === "round-begins" || !isTold(event, events, viewer)) return [];
    if (isOtherHalf(event, events[index - 1])) return [];
    const half = events[index + 1];
    return [half && isOtherHalf(half, event) ? exchange(event, half) : event];
  });
}

export function logOf(events: readonly EventShown[], context: Context): LogGroup[] {
  const isQuiet = ({ kind }: EventShown) => context.consequences.includes(kind);
  const acts = actsOf(toldOf(events, context.viewer), context.words, isQuiet);
  const groups: LogGroup[] = [];
  for (const event of events) {
    if (event.kind === "round-begins") {
      groups.push({ key: `round ${event.number}`, heading: context.heading(event.amount), lines: [] });
    } else if (event.kind === "scored-family" && !groups.at(-1)?.key.startsWith("end")) {
      groups.push({ key: `end ${event.number}`, heading: context.ending, lines: [] });
    }
    const act = acts.get(event.number);
    if (!act) continue;
    const quiet = isQuiet(event);
    const line: LogLine = {
      key: String(event.number),
      place: event.seat === null ? null : context.place(event.seat),
      ...act,
      rule: event.rule,
      quiet,
      own: event.seat === context.viewer && !quiet,
    };
    if (!groups.length)
      groups.push({ key: "start", heading: context.heading(firstRound(events, context.round)), lines: [] });
    groups.at(-1)?.lines.push(line);
  }
  return groups;
}
