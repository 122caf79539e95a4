/** The log of Chronicle: one heading a meeting and one for the scoring of a round. */

import type { LogGroup } from "../../parts/log.ts";
import type { EventShown } from "../../protocol/messages.ts";
import { actsOf } from "../../table/acts.ts";
import type { Words } from "../../text/words.ts";
import { isScoring } from "./story.ts";

/** What the table shows anyway. */
const UNTOLD = ["round-opens", "dealt", "received", "meeting-begins", "pile-renewed", "counted", "won-game"];
const CONSEQUENCES = ["turned-down", "turned-up", "burned", "no-target", "passed-over", "joined"];

interface Context {
  words: Words;
  viewer: number | null;
  /** The round the view shows. */
  round: number;
  place: (seat: number) => number;
  opening: (round: number) => string;
  meeting: (round: number, meeting: number) => string;
  scoring: (round: number) => string;
}

export function logOf(events: readonly EventShown[], context: Context): LogGroup[] {
  const groups: LogGroup[] = [];
  // A match that began in the middle of a round does not tell which.
  let round = (events.find((event) => event.kind === "round-opens")?.amount ?? context.round + 1) - 1;
  const begin = (key: string, heading: string) => groups.push({ key, heading, lines: [] });
  // One's own card face down is told with its name.
  const isTold = ({ kind, seat }: EventShown) =>
    !UNTOLD.includes(kind) && !(kind === "played-down" && seat === context.viewer);
  const acts = actsOf(events.filter(isTold), context.words, ({ kind }) => CONSEQUENCES.includes(kind));
  for (const event of events) {
    const { kind, number } = event;
    if (kind === "round-opens") begin(`round ${number}`, context.opening((round = event.amount)));
    else if (kind === "meeting-begins") begin(`meeting ${number}`, context.meeting(round, event.amount));
    else if (isScoring(kind) && !groups.at(-1)?.key.startsWith("scoring"))
      begin(`scoring ${number}`, context.scoring(round));
    const act = acts.get(number);
    if (!act) continue;
    const quiet = CONSEQUENCES.includes(kind);
    if (!groups.length) begin("start", context.opening(round));
    groups.at(-1)?.lines.push({
      key: String(number),
      place: event.seat === null ? null : context.place(event.seat),
      ...act,
      rule: event.rule,
      quiet,
      own: event.seat !== null && event.seat === context.viewer && !quiet,
    });
  }
  return groups.filter((group) => group.lines.length || group === groups.at(-1));
}
