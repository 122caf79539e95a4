import { describe, expect, it, vi } from "vitest";
import { type Box, placeOf, threadOf } from "../src/table/placing.ts";
import { selectorOf, thingSelector } from "../src/table/places.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const SLIP = { width: 200, height: 80 };
const WIDE = { width: 1400, height: 900 };
const PHONE = { width: 390, height: 844 };

describe("the slip with an answer", () => {
  const row = box(0, 100, 1000, 100);

  it("lies to the right of what was touched, or to the left where cards lie there", () => {
    const target = box(400, 110, 60, 80);
    expect(placeOf(SLIP, { target, row, taken: [], held: false }, WIDE)).toEqual({ left: 470, top: 110 });
    const taken = [box(500, 110, 60, 80)];
    expect(placeOf(SLIP, { target, row, taken, held: false }, WIDE)).toEqual({ left: 190, top: 110 });
  });

  it("covers on a phone the plate of the row rather than a pile, and lies above where the row is full", () => {
    const target = box(330, 210, 40, 60);
    const piles = [box(215, 210, 40, 60), box(262, 210, 40, 60)];
    const narrow = box(0, 180, 390, 95);
    expect(placeOf(SLIP, { target, row: narrow, taken: piles, held: false }, PHONE).left).toBe(8);
    const full = [5, 60, 120, 170, 225, 280].map((left) => box(left, 210, 40, 60));
    const above = placeOf(SLIP, { target, row: narrow, taken: full, held: false }, PHONE);
    expect(above).toEqual({ left: 182, top: 120 });
  });

  it("lies right below what lies in no row, unless it covers less elsewhere", () => {
    const target = box(600, 10, 60, 30);
    expect(placeOf(SLIP, { target, row: null, taken: [], held: false }, WIDE)).toEqual({ left: 530, top: 50 });
    const taken = [box(540, 60, 60, 80)];
    expect(placeOf(SLIP, { target, row: null, taken, held: false }, WIDE)).toEqual({ left: 670, top: 8 });
  });

  it("lies above a card of the hand, always within the window", () => {
    const target = box(380, 700, 60, 90);
    expect(placeOf(SLIP, { target, row, taken: [], held: true }, PHONE)).toEqual({ left: 182, top: 610 });
  });

  it("is tied to what stands in the way, wherever that lies", () => {
    const slip = box(400, 100, 200, 80);
    expect(threadOf(slip, box(100, 120, 40, 60))).toBe("M400 150H140");
    expect(threadOf(slip, box(700, 120, 40, 60))).toBe("M600 150H700");
    expect(threadOf(slip, box(100, 400, 40, 60))).toBe("M400 170H120V400");
    expect(threadOf(slip, box(480, 20, 40, 60))).toBe("M500 100V80");
    expect(threadOf(slip, box(480, 90, 40, 60)), "it lies upon it").toBe("");
  });
});

describe("a part of the table", () => {
  it("is a card of one place, a plaque, or the plate of a seat", () => {
    vi.stubGlobal("CSS", { escape: String });
    expect(thingSelector({ zone: "tableau", seat: 1, card: "spy" })).toBe(
      '[data-zone="tableau"][data-seat="1"][data-card="spy"]',
    );
    expect(thingSelector({ zone: "seats", seat: 1 })).toBe('[data-plate="1"]');
    expect(thingSelector({ zone: "power", card: "spy" })).toBe('[data-part=powers][data-of="spy"]');
    expect(selectorOf({ zone: "power", seat: 1, card: "spy" })).toBe(
      '[data-part=powers][data-of="spy"], [data-zone="tableau"][data-seat="1"][data-card="spy"]',
    );
    expect(selectorOf({ zone: "tokens", seat: 2 })).toMatch(/^\[data-zone="tokens"\]\[data-seat="2"\]:not/);
    const lying = selectorOf({ zone: "meeting", seat: 2, card: "fool" });
    expect(lying.split("(").length, "every bracket is closed").toBe(lying.split(")").length);
  });
});
