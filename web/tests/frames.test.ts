import { describe, expect, it } from "vitest";
import { sorted } from "../src/games/chronicle/cards.ts";
import * as chronicle from "../src/games/chronicle/frames.ts";
import { storyOf } from "../src/games/chronicle/story.ts";
import * as choson from "../src/games/choson/frames.ts";
import { battlesOf } from "../src/games/gosux/story.ts";
import * as koryo from "../src/games/koryo/frames.ts";
import type { ChosonView, ChronicleView, EventShown, KoryoView, Update } from "../src/protocol/messages.ts";
import type { Pictures } from "../src/table/frames.ts";
import { deedsOf } from "../src/table/loom/deeds.ts";
import type { SeasonView } from "../src/table/loom/seasons.ts";
import { type Sample, samples } from "./samples.ts";

function update(view: unknown, events: EventShown[]): Update {
  return { type: "update", decision: 1, first: 1, events, view, prompt: null, step: 0, undo: false, resync: false };
}

/** What the eye sees of a view: the rest is the server's to say. */
function seen(view: SeasonView) {
  return {
    pool: view.pool,
    pile: view.pile,
    first: view.first,
    seats: view.seats.map(({ seat, tableau, cards, hand_size, order_size }) => ({
      seat,
      tableau,
      cards,
      hand_size,
      order_size,
    })),
    holders: Object.fromEntries(
      Object.entries(view.powers).map(([family, power]) => [family, [power.holder, power.counts]]),
    ),
  };
}

const seenOf = {
  koryo: (view: KoryoView) => ({ ...seen(view), tokens: view.seats.map((seat) => seat.tokens) }),
  choson: (view: ChosonView) => ({
    ...seen(view),
    ties: Object.values(view.powers).map((power) => [power.tie, power.by_shield]),
    tokens: view.seats.map(({ points_taken, kept_events, shield, return_fire, counter_attack, legacy }) => ({
      points_taken,
      kept_events,
      shield,
      return_fire,
      counter_attack,
      legacy,
    })),
  }),
  chronicle: ({ round, meeting, leader, table, suit, discard, aside, pile, histories, seats }: ChronicleView) => ({
    ...{ round, meeting, leader, table, suit, discard, aside, pile },
    histories: histories.map(({ card, rule, theme, back, counts }) => ({ card, rule, theme, back, counts })),
    seats: seats.map(({ fame, hand_size, hand, voids, allies, counts }) => ({
      ...{ fame, hand_size, counts, voids: voids.toSorted(), allies: sorted(allies), hand: hand && sorted(hand) },
    })),
  }),
};

function describeFrames<View>(
  name: string,
  matches: Sample<View>[],
  { cut }: Pictures<View>,
  looked: (view: View) => unknown,
  /** A deed that has nothing to do with the last one. */
  another: (last: EventShown) => string = () => "laid",
) {
  describe(`frames of ${name}`, () => {
    it("add up to what the server shows, decision by decision", () => {
      for (const match of matches) {
        let before = match.steps[0]!.view;
        for (const { view, events } of match.steps.slice(1)) {
          if (!events.length) continue;
          // One more deed behind the last makes every event count in a frame of our own making.
          const marker = { ...events.at(-1)!, kind: another(events.at(-1)!), from: null, to: null };
          const frames = cut(before, [...events, marker], update(view, events));
          expect(looked(frames.at(-2)!.view)).toEqual(looked(view));
          before = view;
        }
      }
    });

    it("end with the view of the update and keep every event in order", () => {
      for (const match of matches) {
        let before = match.steps[0]!.view;
        for (const { view, events } of match.steps.slice(1)) {
          if (!events.length) continue;
          const frames = cut(before, events, update(view, events));
          expect(frames.at(-1)?.view).toBe(view);
          expect(frames.flatMap((frame) => frame.events)).toEqual(events);
          before = view;
        }
      }
    });
  });
}

const games = {
  koryo: samples("koryo"),
  choson: samples("choson"),
  chronicle: samples("chronicle"),
  gosux: samples("gosux"),
};
describeFrames("Koryŏ", games.koryo, koryo.pictures, seenOf.koryo);
describeFrames("Chosŏn", games.choson, choson.pictures, seenOf.choson);
describeFrames("Chronicle", games.chronicle, chronicle.pictures, seenOf.chronicle, (last) =>
  last.kind === "won-game" ? "meeting-begins" : "won-game",
);

describe("the story of Chronicle", () => {
  it("tells how each round was scored: its Fame is what everybody then has", () => {
    for (const match of games.chronicle) {
      const { view } = match.steps.at(-1)!;
      const story = storyOf(
        match.steps.flatMap((step) => step.events),
        view,
      );
      const gained = view.seats.map(({ seat }) => story.rounds.reduce((sum, round) => sum + round.gains[seat]!, 0));
      expect(gained).toEqual(view.seats.map(({ fame }) => fame));
      expect(story.rounds.map((round) => round.number)).toEqual(story.rounds.map((_, index) => index + 1));
      for (const { history, counts, seats } of story.rounds.at(-1)!.scored) {
        const shown = view.histories.find((one) => one.card === history);
        expect({ counts, seats }).toEqual({ counts: shown?.counts, seats: shown?.met_by });
      }
    }
  });

  it("knows the running meeting card by card, and the last one that was won", () => {
    for (const match of games.chronicle) {
      const events: EventShown[] = [];
      for (const step of match.steps) {
        events.push(...step.events);
        const { meeting, won } = storyOf(events, step.view);
        if (step.view.phase === "over") continue;
        expect(meeting?.played.map(({ seat, card, turned }) => ({ seat, card, turned }))).toEqual(
          step.view.table.map(({ seat, card, turned }) => ({ seat, card, turned })),
        );
        if (won) expect(won.number).toBe(step.view.meeting - 1);
      }
    }
  });

  it("leaves a finished meeting on the table before its cards are taken, and the scoring before the deal", () => {
    const stays = games.chronicle.flatMap((match) =>
      match.steps.slice(1).flatMap(({ view, events }, index) => {
        const frames = chronicle.pictures.cut(match.steps[index]!.view, events, update(view, events));
        return frames.flatMap((frame) => (frame.stays ? [{ frame, kinds: frame.events.map(({ kind }) => kind) }] : []));
      }),
    );
    const won = stays.filter(({ kinds }) => kinds.includes("meeting-won"));
    expect(won.length).toBeGreaterThan(10);
    for (const { frame } of won) {
      expect(frame.view.table.length).toBeGreaterThan(0);
      expect(frame.view.table.every(({ card }) => card !== null)).toBe(true);
      expect(frame.view.winning).toBe(frame.events[0]?.seat);
    }
    expect(stays.some(({ kinds }) => kinds.includes("scored-history"))).toBe(true);
  });
});

describe("the story of Gosu X", () => {
  it("tells every battle with its values and who took a Supremacy token by it", () => {
    for (const match of games.gosux) {
      const { view } = match.steps.at(-1)!;
      const battles = battlesOf(
        match.steps.flatMap((step) => step.events),
        view.round,
      );
      expect(battles.length).toBeGreaterThan(0);
      expect(battles.map((battle) => battle.round)).toEqual(battles.map((_, index) => index + 1));
      for (const seat of view.seats) {
        expect(battles.filter((battle) => battle.takers.includes(seat.seat)).length).toBe(seat.supremacy);
      }
    }
  });
});

describe("deeds", () => {
  it("keep the two cards of a swap together, and part two turns", () => {
    const event = (kind: string, seat: number): EventShown => ({
      number: 0,
      decision: 0,
      kind,
      seat,
      card: null,
      from: null,
      to: null,
      amount: 1,
      rule: "",
    });
    const events = [
      event("swapped", 0),
      event("swapped", 0),
      event("power-moved", 0),
      event("turn-ends", 0),
      event("turn-begins", 1),
      event("revealed", 1),
    ];
    expect(deedsOf(events, koryo.DEEDS).map((group) => group.map(({ kind }) => kind))).toEqual([
      ["swapped", "swapped", "power-moved", "turn-ends"],
      ["turn-begins", "revealed"],
    ]);
  });

  it("see what went where in a draft, which comes without events", () => {
    const { view } = games.koryo[0]!.steps[0]!;
    const before = structuredClone(view);
    const after = structuredClone(view);
    before.seats[0]!.tableau = { spy: 1 };
    before.seats[1]!.tableau = { priest: 1 };
    after.seats[0]!.tableau = { priest: 1 };
    after.seats[1]!.tableau = { spy: 1 };
    after.seats[0]!.tokens += 1;
    after.pool -= 1;
    expect(koryo.pictures.difference(before, after)).toEqual([
      expect.objectContaining({
        card: "spy",
        from: expect.objectContaining({ seat: 0 }),
        to: expect.objectContaining({ seat: 1 }),
      }),
      expect.objectContaining({
        card: "priest",
        from: expect.objectContaining({ seat: 1 }),
        to: expect.objectContaining({ seat: 0 }),
      }),
      expect.objectContaining({
        card: null,
        from: expect.objectContaining({ zone: "pool" }),
        to: expect.objectContaining({ zone: "tokens", seat: 0 }),
      }),
    ]);
  });
});
