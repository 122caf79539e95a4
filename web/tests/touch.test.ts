import { describe, expect, it } from "vitest";
import { raised } from "../src/parts/copies.ts";
import { nearest } from "../src/parts/roving.ts";
import type { OptionShown, Place } from "../src/protocol/messages.ts";
import { laying, naming, pick, putBack, touching } from "../src/table/touch.ts";

function option(move: string, ...parts: Place[]): OptionShown {
  return { move, name: move.split(" ")[0] ?? "", fields: {}, parts, final: false };
}

const banker = (count: number): Place => ({ zone: "hand", seat: 0, card: "banker", count });
const spy: Place = { zone: "hand", seat: 0, card: "spy", count: 1 };

describe("a hand", () => {
  const plain = [option("lay 1 banker", banker(1)), option("lay 2 banker", banker(2)), option("lay 1 spy", spy)];
  const free = [...plain, option("lay spy+banker", spy, banker(1))];

  it("adds copies up and begins anew with another kind", () => {
    const one = pick(plain, {}, "banker")!;
    const two = pick(plain, one, "banker")!;
    expect(two).toEqual({ banker: 2 });
    expect(pick(plain, two, "spy")).toEqual({ spy: 1 });
  });

  it("takes a second kind where an option has it, and only then", () => {
    expect(pick(free, { banker: 1 }, "spy")).toEqual({ banker: 1, spy: 1 });
    expect(pick(free, { banker: 2 }, "spy")).toEqual({ spy: 1 });
  });

  it("takes nothing apart that was put together", () => {
    expect(pick(free, { banker: 1, spy: 1 }, "banker")).toBeNull();
    expect(pick(plain, { banker: 2 }, "banker")).toBeNull();
    const three = [...free, option("lay 1 merchant", { zone: "hand", seat: 0, card: "merchant", count: 1 })];
    expect(pick(three, { banker: 1, spy: 1 }, "merchant")).toBeNull();
  });

  it("offers the act when the cards are exactly those of an option", () => {
    expect(laying(free, {})).toBeNull();
    expect(laying(free, { banker: 1, spy: 1 })?.move).toBe("lay spy+banker");
    expect(laying(plain, { banker: 1, spy: 1 })).toBeNull();
  });

  it("knows what no option lays, and takes cards back", () => {
    expect(pick(plain, {}, "merchant")).toBeNull();
    expect(putBack({ banker: 2 }, "banker")).toEqual({ banker: 1 });
    expect(putBack({ banker: 1 }, "banker")).toEqual({});
  });
});

it("the copies that rise are those that were touched", () => {
  expect(raised([2], 1, 3)).toEqual([2]);
  expect(raised([2, 0], 2, 3)).toEqual([2, 0]);
  // One touch more than was taken changes nothing; cards picked otherwise are the first.
  expect(raised([2, 0, 1], 2, 3)).toEqual([2, 0]);
  expect(raised([], 2, 3)).toEqual([0, 1]);
});

describe("a touch", () => {
  const options = [
    option("barbarians 1", { zone: "tableau", seat: 1 }),
    option("swap 1 spy", { zone: "tableau", seat: 1, card: "spy" }),
    option("end"),
  ];

  it("means the thing itself and what lies around it", () => {
    const pile = { zone: "tableau", seat: 1, card: "spy" };
    expect(touching(options, pile).map(({ move }) => move)).toEqual(["barbarians 1", "swap 1 spy"]);
    expect(naming(options, pile).map(({ move }) => move)).toEqual(["swap 1 spy"]);
    expect(naming(options, { zone: "tableau", seat: 1 }).map(({ move }) => move)).toEqual(["barbarians 1"]);
    expect(touching(options, { zone: "tableau", seat: 2, card: "spy" })).toEqual([]);
  });
});

describe("arrow keys", () => {
  const cells = [
    { row: 0, column: 3 },
    { row: 0, column: 6 },
    { row: 2, column: 5 },
    { row: 2, column: 9 },
  ];

  it("walk along a row and to the nearest card of the next row that has one", () => {
    expect(nearest(cells, cells[0]!, "ArrowRight")).toBe(1);
    expect(nearest(cells, cells[0]!, "ArrowLeft")).toBe(-1);
    expect(nearest(cells, cells[1]!, "ArrowDown")).toBe(2);
    expect(nearest(cells, cells[3]!, "ArrowUp")).toBe(1);
  });
});
