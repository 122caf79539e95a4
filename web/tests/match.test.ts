import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EventShown, ServerMessage, Step, Update } from "../src/protocol/messages.ts";
import type { LiveMatch as Live } from "../src/table/match.svelte.ts";

interface View {
  at: string;
}

vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("location", { search: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { LiveMatch } = await import("../src/table/match.svelte.ts");
const { PACES, settings } = await import("../src/app/settings.svelte.ts");

function event(number: number, decision: number, seat: number): EventShown {
  const to = { zone: "tableau", seat };
  return {
    number,
    decision,
    kind: "revealed",
    seat,
    card: "spy",
    from: { zone: "order", seat },
    to,
    amount: 1,
    rule: "",
  };
}

function update(at: string, decision: number, first: number, events: EventShown[], more: Partial<Update> = {}): Update {
  return {
    type: "update",
    decision,
    first,
    events,
    deeds: events.map(({ number }, i) => ({
      name: "reveal",
      first: number,
      view: i < events.length - 1 ? { at: "between" } : null,
    })),
    view: { at },
    prompt: null,
    step: 0,
    undo: false,
    resync: false,
    take_back: false,
    ...more,
  };
}

const WELCOME: ServerMessage = {
  type: "welcome",
  match: "m",
  game: "koryo",
  rules_version: "1",
  viewer: 0,
  opener: 0,
  seats: [],
  incidents: [],
  commitment: "",
  absence: null,
  clock: null,
  rated: false,
  status: "running",
};
const PROMPT = { kind: "turn", seat: 0, rule: "", zones: [], facts: {}, options: [] };

describe("a live match", () => {
  let match: Live<View>;
  let played: string[][];
  let sent: Step[];

  beforeEach(() => {
    vi.useFakeTimers();
    match = new LiveMatch<View>({ things: ({ at }) => [{ zone: at, card: "spy", count: 1 }] });
    played = [];
    sent = [];
    match.stage = {
      look: () => {},
      play: async (moves) => {
        played.push(moves.map((move) => move.to.zone));
      },
      settle: () => {},
    };
    match.line = { act: (message) => sent.push(message as Step), ask: () => {}, close: () => {}, busy: false };
    match.hear(WELCOME);
    match.hear(update("start", 3, 1, [event(1, 3, 1)], { prompt: PROMPT }));
  });

  it("says who is away only while everybody waits for them", () => {
    const people = (connected: boolean, fate: string | null = null) =>
      [0, 1].map((seat) => ({
        ...{ seat, kind: "human", name: "", bot: null, stand_in: null },
        connected: seat === 0 || connected,
        fate: seat === 0 ? null : fate,
      }));
    const away = { type: "away" as const, seat: 1, seconds: null, agreed: [] };
    match.hear({ type: "people", seats: people(false) });
    match.hear(away);
    expect(match.away).toBe(null);
    match.hear(update("later", 4, 2, [], { prompt: { ...PROMPT, seat: 1 } }));
    expect(match.away).toEqual(away);
    match.hear({ type: "people", seats: people(true) });
    expect(match.away).toBe(null);
    match.hear({ type: "people", seats: people(false) });
    expect(match.away).toEqual(away);
    const incident = { decision: 4, seat: 1, kind: "taken-over" };
    match.hear({ type: "befell", incident, seats: people(false, "taken-over") });
    expect(match.away).toBe(null);
    expect(match.incidents).toEqual([incident]);
  });

  it("hears what is said, counts what was not looked at, and says why it could not say something", () => {
    const saying = (number: number, seat: number) => ({ number, seat, phrase: null, words: "Tea is ready." });
    match.hear({ type: "talk", sayings: [saying(1, 1)], hushed: false, blocked: [] });
    match.hear({ type: "said", saying: saying(2, 1) });
    match.hear({ type: "said", saying: saying(3, 0) });
    expect([match.talk?.sayings.length, match.unread]).toEqual([3, 1]);
    match.beQuiet(true);
    match.hear({ type: "said", saying: saying(4, 1) });
    expect(match.unread).toBe(0);
    match.say({ words: "" });
    const refused = { type: "refused" as const, code: "bad-words", parameters: { most: 200 }, rule: null, text: "" };
    match.hear({ ...refused, id: sent.at(-1)!.id });
    expect([match.unsaid?.code, match.refusal]).toEqual(["bad-words", null]);
  });

  it("asks for a take-back where that can be, and forgets what was asked with the next decision", () => {
    expect(match.mayTakeBack).toBe(false);
    match.hear(update("mine", 4, 2, [event(2, 4, 0)], { take_back: true }));
    expect(match.mayTakeBack).toBe(true);
    match.askBack();
    expect(sent.at(-1)).toMatchObject({ type: "take-back", decision: 4 });
    const asked = { type: "take-back" as const, seat: 0, decision: 4, agreed: [], refused: null };
    match.hear(asked);
    expect([match.request, match.mayTakeBack]).toEqual([asked, false]);
    match.hear(update("theirs", 5, 3, [event(3, 5, 1)]));
    expect(match.request).toBe(null);
  });

  it("shows everything anew once something was taken back", async () => {
    await vi.runAllTimersAsync();
    match.hear({ type: "befell", incident: { decision: 2, seat: 0, kind: "taken-back" }, seats: [] });
    match.hear(update("before", 2, 1, [event(1, 2, 1)], { resync: true, deeds: [] }));
    await vi.runAllTimersAsync();
    expect([match.takenBack, match.since, match.view]).toEqual([1, 1, { at: "before" }]);
    expect(match.events.map(({ decision }) => decision)).toEqual([2]);
  });

  it("shows the first update at once and moves nothing for it", async () => {
    await vi.runAllTimersAsync();
    expect(match.view).toEqual({ at: "start" });
    expect(match.asked).toBe(true);
    expect(played).toEqual([]);
  });

  it("shows others' deeds one after the other, and asks only after the last", async () => {
    await vi.runAllTimersAsync();
    match.hear(update("end", 5, 2, [event(2, 4, 1), event(3, 5, 2)], { prompt: PROMPT }));
    expect(match.showing).toBe(true);
    await vi.advanceTimersByTimeAsync(520);
    expect(match.view).toEqual({ at: "between" });
    expect(match.prompt).toBeNull();
    expect(match.events.map(({ number }) => number)).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(520);
    expect(match.view).toEqual({ at: "end" });
    expect(match.asked).toBe(true);
    expect(match.fresh.has("tableau 2 spy")).toBe(true);
  });

  it("shows everything at once when somebody is in a hurry", async () => {
    await vi.runAllTimersAsync();
    match.hear(update("end", 5, 2, [event(2, 4, 1), event(3, 5, 2)], { prompt: PROMPT }));
    match.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(match.view).toEqual({ at: "end" });
    expect(match.showing).toBe(false);
  });

  it("waits, step by step, for the visitor before each deed of others", async () => {
    await vi.runAllTimersAsync();
    settings.pace = PACES.step;
    match.hear(update("end", 5, 2, [event(2, 4, 1), event(3, 5, 2)], { prompt: PROMPT }));
    const seen = [];
    for (const _ of [1, 2]) {
      await vi.advanceTimersByTimeAsync(100_000);
      seen.push([(match.view as View).at, match.resting]);
      match.skip();
    }
    await vi.advanceTimersByTimeAsync(0);
    settings.pace = PACES.calm;
    expect(seen).toEqual([
      ["start", true],
      ["between", true],
    ]);
    expect(match.view).toEqual({ at: "end" });
    expect(match.resting).toBe(false);
  });

  it("lets the table tell a deed, however fast all else is shown, and goes on when it says so", async () => {
    match.pictures = { things: () => [], stays: { battle: 12 }, scenes: ["battle"] };
    await vi.runAllTimersAsync();
    const fought = update("end", 5, 2, [event(2, 4, 1), event(3, 5, 1), event(4, 5, 2)], { prompt: PROMPT });
    match.hear({
      ...fought,
      deeds: fought.deeds.map((deed, i) => ({ ...deed, name: ["reveal", "battle", "end"][i]! })),
    });
    match.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(match.events.at(-1)?.number).toBe(3);
    const steps = vi.fn();
    match.scene = steps;
    match.skip();
    await vi.advanceTimersByTimeAsync(5900);
    expect([steps.mock.calls.length, (match.view as View).at]).toEqual([1, "between"]);
    match.scene = null;
    match.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(match.view).toEqual({ at: "end" });
  });

  it("leaves a deed in which a power changed hands for longer, and goes on at once when asked to", async () => {
    match.pictures = { things: () => [], stays: { "power-moved": 2 } };
    await vi.runAllTimersAsync();
    const powerMoved = { ...event(2, 4, 0), kind: "power-moved" };
    match.hear(update("end", 6, 2, [powerMoved, event(3, 5, 1), event(4, 5, 1)]));
    await vi.advanceTimersByTimeAsync(2 * settings.pace - 10);
    expect(match.deed).toEqual([powerMoved]);
    await vi.advanceTimersByTimeAsync(20);
    expect(match.deed).toEqual([event(3, 5, 1)]);
    const movedAgain = { ...event(5, 7, 1), kind: "power-moved" };
    match.hear(update("later", 9, 5, [movedAgain, event(6, 8, 1)]));
    await vi.advanceTimersByTimeAsync(3 * settings.pace);
    expect(match.deed).toEqual([movedAgain]);
    match.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(match.view).toEqual({ at: "later" });
  });

  it("moves what a draft changed when it is drafted, and not again when it is committed", async () => {
    await vi.runAllTimersAsync();
    match.hear(update("drafted", 3, 2, [], { step: 1, undo: true, prompt: PROMPT }));
    await vi.runAllTimersAsync();
    expect(played).toEqual([["drafted"]]);
    expect(match.undo).toBe(true);
    match.hear(update("committed", 5, 2, [event(2, 4, 0), event(3, 5, 0)]));
    await vi.runAllTimersAsync();
    expect(played).toEqual([["drafted"], ["committed"]]);
    expect(match.events).toHaveLength(3);
  });

  it("forgets what it had when the server says so", async () => {
    await vi.runAllTimersAsync();
    match.hear(update("anew", 9, 1, [event(1, 1, 0), event(2, 2, 1)], { resync: true }));
    await vi.runAllTimersAsync();
    expect(match.since).toBe(2);
    expect(match.events).toHaveLength(2);
    expect(played).toEqual([]);
  });

  it("does not ask the same question anew after a lost line, but does where the table lies otherwise", async () => {
    await vi.runAllTimersAsync();
    const asked = match.prompt;
    match.hear({ type: "would", move: "end", told: [] });
    match.hear(WELCOME);
    match.hear(update("start", 3, 2, [], { prompt: { ...PROMPT } }));
    await vi.runAllTimersAsync();
    expect(match.prompt).toBe(asked);
    expect(match.would?.move).toBe("end");
    match.hear(update("otherwise", 3, 2, [], { prompt: { ...PROMPT } }));
    await vi.runAllTimersAsync();
    expect(match.prompt).not.toBe(asked);
    expect(match.would).toBeNull();
  });

  it("sends one act at a time, for the moment it answers, and is free again after a refusal", async () => {
    await vi.runAllTimersAsync();
    const option = { move: "end", name: "end", fields: {}, parts: [], final: true };
    match.step(option);
    match.step(option);
    expect(sent).toEqual([expect.objectContaining({ type: "step", decision: 3, step: 0, move: "end" })]);
    match.hear({ type: "refused", id: sent[0]!.id, code: "stale", parameters: {}, rule: null, text: "" });
    expect(match.sent).toBeNull();
    expect(match.refusal?.code).toBe("stale");
    match.step(option);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
    expect(match.refusal).toBeNull();
  });
});
