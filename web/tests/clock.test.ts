import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const { clockWords, ticksAt, timeLeft } = await import("../src/table/clock.ts");
const { text } = await import("../src/text/text.svelte.ts");
await text.speak("en");

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe("a clock", () => {
  it("shows minutes and seconds, and where it is long, hours and days", () => {
    const times = [-5, 1, 20 * SECOND, 61 * SECOND, HOUR - 1, HOUR, 47 * HOUR + 59 * 60 * SECOND].map(timeLeft);
    expect(times).toEqual(["0:00", "0:01", "0:20", "1:01", "60:00", "1 h 0 min", "1 d 23 h"]);
  });

  it("says what a table has chosen", () => {
    expect(clockWords({ seconds: 600, increment: 10 })).toBe("10 min + 10 s");
    expect(clockWords({ seconds: 86_400, increment: null })).toBe("1 day a move");
  });

  it("ticks with little time left, and each second at the end", () => {
    const heard = Array.from({ length: 30 }, (_, seconds) => seconds).filter(ticksAt);
    expect(heard).toEqual([1, 2, 3, 4, 10, 20]);
  });
});
