import { describe, expect, it } from "vitest";
import * as choson from "../src/games/choson/frames.ts";
import * as koryo from "../src/games/koryo/frames.ts";
import type { ChosonView, EventShown, KoryoView, Update } from "../src/protocol/messages.ts";
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
};

function describeFrames<View>(
  name: string,
  matches: Sample<View>[],
  { cut }: Pictures<View>,
  looked: (view: View) => unknown,
) {
  describe(`frames of ${name}`, () => {
    it("add up to what the server shows, decision by decision", () => {
      for (const match of matches) {
        let before = match.steps[0]!.view;
        for (const { view, events } of match.steps.slice(1)) {
          if (!events.length) continue;
          // One more deed behind the last makes every event count in a frame of our own making.
          const marker = { ...events.at(-1)!, kind: "laid", from: null, to: null };
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

const games = { koryo: samples("koryo"), choson: samples("choson") };
describeFrames("Koryŏ", games.koryo, koryo.pictures, seenOf.koryo);
describeFrames("Chosŏn", games.choson, choson.pictures, seenOf.choson);

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
