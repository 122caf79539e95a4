import { describe, expect, it } from "vitest";
import { nearestFree } from "../src/table/ground.ts";

const BOARD = { left: 0, top: 0, right: 600, bottom: 300 };
const SEAT = { x: 20, y: 50 };
const ROW = { left: 0, top: 0, right: 600, bottom: 100 };
const NOTE = { width: 200, height: 60 };

describe("free ground", () => {
  it("is nearest to the seat where nothing lies", () => {
    expect(nearestFree([], BOARD, SEAT, ROW, NOTE)).toMatchObject({ left: 6 });
  });

  it("covers no card, and is rather in the seat's own row", () => {
    const card = { left: 100, top: 10, right: 120, bottom: 90 };
    expect(nearestFree([card], BOARD, SEAT, { ...ROW, right: 380 }, NOTE)).toMatchObject({ left: 126 });
    expect(nearestFree([{ ...card, right: 390 }], BOARD, SEAT, { ...ROW, right: 380 }, NOTE)?.top).toBeGreaterThan(90);
  });

  it("is nowhere where everything is taken", () => {
    expect(nearestFree([BOARD], BOARD, SEAT, ROW, NOTE)).toBe(null);
  });
});
