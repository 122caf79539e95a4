import { describe, expect, it } from "vitest";
import { nextOf, rowsOf, timeOf, timeOfVerdict } from "../src/games/gosux/count.ts";
import { type Count, battlesOf, givenOf, isByWonder, partsOf, shareOf, sumOf } from "../src/games/gosux/story.ts";
import type { EventShown, GosuxSeat, PromptShown } from "../src/protocol/messages.ts";
import { samples } from "./samples.ts";

const START: Count = { row: 1, cards: 0, summed: false };

/** Everything that is shown of a battle, one after the other. */
function counts(rows: number[]): Count[] {
  const shown = [];
  for (let count: Count | null = START; count; count = nextOf(count, rows)) shown.push(count);
  return shown;
}

/** Both armies of each battle of the sample games, as they met. */
const battles = samples("gosux").flatMap(({ steps }) =>
  steps.flatMap(({ deeds }) => deeds.filter(({ name }) => name === "battle").map(({ view }) => view.seats)),
);

describe("a Great Battle that is told", () => {
  it("takes six seconds at most, its verdict included, which stays longer than a token flies", () => {
    expect(battles.length).toBeGreaterThan(2);
    const most = [5, 5, 5, 0];
    for (const rows of [most, ...battles.map(rowsOf)]) {
      const counted = counts(rows).reduce((sum, count) => sum + timeOf(count, rows), 0);
      expect(counted + timeOfVerdict(rows)).toBeLessThanOrEqual(6000);
      expect(timeOfVerdict(rows)).toBeGreaterThan(400);
    }
  });

  it("counts the cards of both armies from the left, then their sum, then the next row", () => {
    expect(counts([2, 1]).map(({ row, cards, summed }) => `${row} ${cards}${summed ? " =" : ""}`)).toEqual([
      ...["1 0", "1 1", "1 2", "1 2 ="],
      ...["2 0", "2 1", "2 1 ="],
    ]);
  });

  it("says no sum before it is counted, and all of them in the end", () => {
    for (const seats of battles) {
      for (const seat of seats) {
        expect(partsOf(seat, START)).toEqual([null, null, null, null]);
        expect(partsOf(seat, { row: 2, cards: 1, summed: false }).filter((part) => part !== null)).toHaveLength(1);
        expect(partsOf(seat, { row: 2, cards: 1, summed: true }).filter((part) => part !== null)).toHaveLength(2);
        expect(sumOf(partsOf(seat, null))).toBe(seat.military);
      }
    }
  });

  it("has a row for the hands only where they add something", () => {
    const seat = (hand: number) =>
      ({ army: {}, military_parts: { troops: 0, heroes: 0, immortals: 0, hand } }) as unknown as GosuxSeat;
    expect(rowsOf([seat(0), seat(0)])).toEqual([0, 0, 0]);
    expect(rowsOf([seat(0), seat(2)])).toEqual([0, 0, 0, 0]);
  });
});

function event(number: number, kind: string, seat: number, more: Partial<EventShown> = {}): EventShown {
  return { number, decision: number, kind, seat, card: null, from: null, to: null, amount: 1, rule: "", ...more };
}

describe("the battle that was fought", () => {
  const fought = (values: number[], ...takers: number[]) =>
    battlesOf(
      [
        ...values.map((amount, seat) => event(seat, "battle-value", seat, { amount })),
        ...takers.map((seat) => event(5 + seat, "supremacy", seat)),
      ],
      1,
    ).at(-1)!;

  it("was won by the Wonder token only where both were worth the same and one took a token", () => {
    expect(isByWonder(fought([17, 17], 1))).toBe(true);
    expect(isByWonder(fought([17, 17], 0, 1))).toBe(false);
    expect(isByWonder(fought([18, 17], 0))).toBe(false);
  });
});

describe("the Song of the Dead", () => {
  const gave = (number: number, seat: number, zone: string, card: string) =>
    event(number, "sacrificed", seat, { card, from: { zone, seat } });
  const events = [
    gave(1, 0, "a1", "timer"),
    event(2, "song-begins", 0),
    gave(3, 0, "b2", "ez"),
    gave(4, 0, "a2", "obeezs"),
  ];

  it("remembers what was given in it, and nothing of the last one", () => {
    expect([...givenOf(events)]).toEqual([
      ["0 b2", "ez"],
      ["0 a2", "obeezs"],
    ]);
  });

  it("says how many go of how many, and how many of them are more than half", () => {
    const facts = { count: 2, army: 5, given: 2, more: 1, next: 3 };
    const prompt = { kind: "song", seat: 0, facts } as unknown as PromptShown;
    expect(shareOf(prompt)).toEqual({ army: 5, all: 4, more: 1, given: 2, next: 3 });
    expect(shareOf({ ...prompt, kind: "turn" })).toBe(null);
  });
});
