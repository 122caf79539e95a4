/**
 * What the events tell and the view no longer shows: what each card of the running meeting did, the meeting that was
 * won last, and how every round was scored.
 */

import type { ChronicleView, EventShown } from "../../protocol/messages.ts";
import type { Chapter } from "../../table/story.ts";

export interface Played {
  seat: number;
  /** Null where it was played face down and nobody has seen it yet. */
  card: string | null;
  down: boolean;
  turned: boolean;
  /** What it did when it was played, and what followed. */
  deeds: EventShown[];
}

export interface Meeting {
  number: number;
  leader: number;
  played: Played[];
  /** Who won it, how many cards they took, and by which rule. */
  won: EventShown | null;
}

/** One History card as it was scored. */
export interface Scored {
  history: string;
  /** What everybody had of what it asks for. */
  counts: number[];
  seats: number[];
}

export interface Round {
  number: number;
  /** Cards that came from hands at the end. */
  joined: EventShown[];
  /** Evil cards that the owner of the Angel discarded. */
  purified: EventShown[];
  excluded: number[];
  /** Who owned all Evil. */
  evil: number | null;
  scored: Scored[];
  gains: number[];
  /** The number of the event that ended it. */
  end: number;
}

export interface Story {
  /** The running meeting, or the one just won. */
  meeting: Meeting | null;
  /** The last meeting of this round that was won. */
  won: Meeting | null;
  /** The rounds that were scored. */
  rounds: Round[];
}

/** What the events of a scoring add to the round they end. */
const SCORING: Record<string, (round: Round, event: EventShown) => void> = {
  joined: (round, event) => round.joined.push(event),
  purified: (round, event) => round.purified.push(event),
  "shut-out": (round, { seat }) => round.excluded.push(seat ?? 0),
  "scored-evil": (round, { seat, amount }) => {
    round.evil = seat;
    round.gains[seat ?? 0]! += amount;
  },
  counted: (round, { seat, card, amount }) => (scoredIn(round, card).counts[seat ?? 0] = amount),
  "scored-history": (round, { seat, card, amount }) => {
    const scored = scoredIn(round, card);
    if (seat === null) return;
    scored.seats.push(seat);
    round.gains[seat]! += amount;
  },
};

export function isScoring(kind: string): boolean {
  return kind in SCORING;
}

export function storyOf(events: readonly EventShown[], { players, round: now, meeting }: ChronicleView): Story {
  const story: Story = { meeting: null, won: null, rounds: [] };
  // A match that began in the middle of a round does not tell which.
  let number = (events.find((event) => event.kind === "round-opens")?.amount ?? now + 1) - 1;
  let round: Round | null = null;
  for (const event of events) {
    // Nor does it tell that its first meeting began.
    if (!story.meeting && event.kind.startsWith("played")) {
      const next = events.find((one) => one.kind === "meeting-begins")?.amount ?? meeting + 1;
      story.meeting = { number: next - 1, leader: event.seat ?? 0, played: [], won: null };
    }
    if (event.kind === "round-opens") {
      number = event.amount;
      round = null;
      story.meeting = null;
      story.won = null;
    } else if (event.kind === "meeting-begins") {
      story.meeting = { number: event.amount, leader: event.seat ?? 0, played: [], won: null };
    } else if (isScoring(event.kind)) {
      if (!round) story.rounds.push((round = emptyRound(number, players)));
      SCORING[event.kind]?.(round, event);
      round.end = event.number;
    } else if (story.meeting) {
      follow(story.meeting, event);
      if (event.kind === "meeting-won") story.won = story.meeting;
    }
  }
  return story;
}

/** What a card of the meeting is, and what becomes of it. */
function follow(meeting: Meeting, event: EventShown): void {
  const { kind, seat, card } = event;
  const played = meeting.played.find((one) => one.seat === seat);
  if (kind === "played" || kind === "played-down") {
    meeting.played.push({ seat: seat ?? 0, card, down: kind === "played-down", turned: false, deeds: [] });
  } else if (kind === "played-down-card" || kind === "turned-up" || kind === "burned") {
    if (played) played.card = card;
  } else if (kind === "turned-down") {
    if (played) played.turned = true;
  } else if (kind === "meeting-won") {
    meeting.won = event;
  } else {
    // What else happens until the next card is played, the last one did.
    meeting.played.at(-1)?.deeds.push(event);
  }
}

function emptyRound(number: number, players: number): Round {
  const gains = Array.from({ length: players }, () => 0);
  return { number, joined: [], purified: [], excluded: [], evil: null, scored: [], gains, end: 0 };
}

function scoredIn(round: Round, card: string | null): Scored {
  const history = card ?? "";
  const last = round.scored.at(-1);
  if (last?.history === history) return last;
  const found = { history, counts: [], seats: [] };
  round.scored.push(found);
  return found;
}

/** How the game went: by what the winners gained their Fame. */
export function chaptersOf(events: readonly EventShown[], winners: readonly number[]): Chapter[] {
  return events
    .filter(({ kind, seat }) => ["scored-history", "scored-evil"].includes(kind) && winners.includes(seat ?? -1))
    .map((event) => ({ event, note: null }));
}
