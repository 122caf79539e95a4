import { describe, expect, it } from "vitest";
import { cut, deeds, difference } from "../src/games/koryo/frames.ts";
import type { EventShown, KoryoView, Update } from "../src/protocol/messages.ts";
import { samples } from "./samples.ts";

function update(view: KoryoView, events: EventShown[]): Update {
  return { type: "update", decision: 1, first: 1, events, view, prompt: null, step: 0, undo: false, resync: false };
}

/** What the eye sees of a view: the rest is the server's to say. */
function seen(view: KoryoView) {
  return {
    pool: view.pool,
    pile: view.pile,
    first: view.first,
    seats: view.seats.map(({ seat, tableau, cards, tokens, hand_size, order_size }) => ({
      seat,
      tableau,
      cards,
      tokens,
      hand_size,
      order_size,
    })),
    holders: Object.fromEntries(
      Object.entries(view.powers).map(([family, power]) => [family, [power.holder, power.counts]]),
    ),
  };
}

describe("frames", () => {
  const games = samples();

  it("add up to what the server shows, decision by decision", () => {
    for (const game of games) {
      let before = game.steps[0]!.view;
      for (const { view, events } of game.steps.slice(1)) {
        if (!events.length) continue;
        // One more deed behind the last makes every event count in a frame of our own making.
        const marker = { ...events.at(-1)!, kind: "laid", from: null, to: null };
        const frames = cut(before, [...events, marker], update(view, events));
        expect(seen(frames.at(-2)!.view)).toEqual(seen(view));
        before = view;
      }
    }
  });

  it("end with the view of the update and keep every event in order", () => {
    for (const game of games) {
      let before = game.steps[0]!.view;
      for (const { view, events } of game.steps.slice(1)) {
        if (!events.length) continue;
        const frames = cut(before, events, update(view, events));
        expect(frames.at(-1)?.view).toBe(view);
        expect(frames.flatMap((frame) => frame.events)).toEqual(events);
        before = view;
      }
    }
  });

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
    expect(deeds(events).map((group) => group.map(({ kind }) => kind))).toEqual([
      ["swapped", "swapped", "power-moved", "turn-ends"],
      ["turn-begins", "revealed"],
    ]);
  });

  it("see what went where in a draft, which comes without events", () => {
    const { view } = games[0]!.steps[0]!;
    const before = structuredClone(view);
    const after = structuredClone(view);
    before.seats[0]!.tableau = { spy: 1 };
    before.seats[1]!.tableau = { priest: 1 };
    after.seats[0]!.tableau = { priest: 1 };
    after.seats[1]!.tableau = { spy: 1 };
    after.seats[0]!.tokens += 1;
    after.pool -= 1;
    expect(difference(before, after)).toEqual([
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
