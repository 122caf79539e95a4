/** The log of Gosu X: one heading for the draft and one for each round. */

import type { LogGroup } from "../../parts/log.ts";
import type { EventShown } from "../../protocol/messages.ts";
import { actsOf } from "../../table/acts.ts";
import type { Words } from "../../text/words.ts";

/** What is told by the heading or by what follows. */
const UNTOLD = ["turn-begins", "round-opens", "entered"];
/** Left out for the visitor's own seat, where the next events name the cards. */
const OWN_UNTOLD = ["drew-cards", "searched", "looked"];
const CONSEQUENCES = [
  ...["replaced", "paid", "drew-cards", "drawn", "discarded-card", "milled", "turned-up", "took", "searched", "found"],
  ...["put-on-top", "put-under", "shuffled-in", "shuffled", "showed", "removed", "captured", "freed", "destroyed"],
  ...["sent-to-deck", "swapped", "copied", "echoed", "token-taken-back", "token-spent", "token-unlocked"],
  ...["tokens-returned", "wonder-taken", "wonder-spent", "wonder-returned", "bounty-placed", "bounty-returned"],
  ...["tile-turned", "named", "looked", "saw", "chose-clan", "chose-level", "chose-player", "additional-turn"],
];

interface Context {
  words: Words;
  viewer: number | null;
  /** The round the view shows. */
  round: number;
  place: (seat: number) => number;
  draft: string;
  opening: (round: number) => string;
}

export function logOf(events: readonly EventShown[], context: Context): LogGroup[] {
  const groups: LogGroup[] = [];
  const drafted = events[0]?.kind === "drafted";
  // A match that began in the middle of a round does not tell which.
  const first = (events.find((event) => event.kind === "round-opens")?.amount ?? context.round + 1) - 1;
  groups.push({ key: "start", heading: drafted ? context.draft : context.opening(first), lines: [] });
  const isTold = ({ kind, seat }: EventShown) =>
    !UNTOLD.includes(kind) && !(seat === context.viewer && OWN_UNTOLD.includes(kind));
  const acts = actsOf(events.filter(isTold), context.words, ({ kind }) => CONSEQUENCES.includes(kind));
  for (const event of events) {
    const { kind, number, seat } = event;
    if (kind === "round-opens")
      groups.push({ key: `round ${number}`, heading: context.opening(event.amount), lines: [] });
    const act = acts.get(number);
    if (!act) continue;
    const quiet = CONSEQUENCES.includes(kind);
    groups.at(-1)?.lines.push({
      key: String(number),
      place: seat === null ? null : context.place(seat),
      ...act,
      rule: event.rule,
      quiet,
      own: seat === context.viewer && !quiet,
    });
  }
  return groups.filter((group) => group.lines.length || group === groups.at(-1));
}
