import { beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES, type Game, eventsOf } from "./samples.ts";

/** What a browser's sound would have been told to play. */
let played: { frequency: number; start: number }[] = [];
const page = { hidden: false, documentElement: { dataset: {} } };
let time = 0;

let gains: number[] = [];

class Node {
  constructor(_context?: unknown, options?: { gain?: number }) {
    if (options?.gain !== undefined) gains.push(options.gain);
  }
  gain = new Parameter();
  frequency = new Parameter();
  connect<Other>(other: Other): Other {
    return other;
  }
  start(at: number): void {
    played.push({ frequency: this.frequency.value, start: at });
  }
  stop(): void {}
}

class Parameter {
  value = 0;
  setValueAtTime(value: number): void {
    this.value = value;
  }
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

vi.stubGlobal("document", page);
vi.stubGlobal("location", { search: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
vi.stubGlobal("performance", { now: () => time });
vi.stubGlobal("GainNode", Node);
vi.stubGlobal("OscillatorNode", class extends Node {});
vi.stubGlobal("BiquadFilterNode", class extends Node {});
vi.stubGlobal("AudioBufferSourceNode", class extends Node {});
vi.stubGlobal(
  "AudioBuffer",
  class {
    getChannelData = () => new Float32Array(8);
  },
);
vi.stubGlobal(
  "AudioContext",
  class {
    currentTime = 0;
    sampleRate = 48000;
    resume = async () => {};
  },
);
const { settings } = await import("../src/app/settings.svelte.ts");
const { sounds } = await import("../src/app/sounds.ts");
const { TOKENS, soundsOf } = await import("../src/table/pictures.ts");
const maps = {
  koryo: (await import("../src/games/koryo/pictures.ts")).pictures.sounds,
  choson: (await import("../src/games/choson/pictures.ts")).pictures.sounds,
  chronicle: (await import("../src/games/chronicle/pictures.ts")).pictures.sounds,
  gosux: (await import("../src/games/gosux/pictures.ts")).pictures.sounds,
};
const { Play } = await import("../src/table/play.svelte.ts");
const { LiveMatch } = await import("../src/table/match.svelte.ts");

/** Heard as the cards and tokens that move, or not at all. */
const SEASONS = [
  ...["round-begins", "first-player", "dealt", "drew", "laid", "laid-card", "returned", "turn-begins", "revealed"],
  ...["turn-ends", "discarded", "swapped", "scored-family", "won", "scored-events"],
];
const SILENT: Record<Game, string[]> = {
  koryo: [...SEASONS, "took-token", "stole-token", "lapsed", "scored-tokens"],
  choson: [
    ...[...SEASONS, "travelled", "stayed", "took-point", "took-point-from", "declined-point", "laid-nothing"],
    ...["kept-event", "returned-events", "let-be", "forfeited", "scored-points", "scored-first-player"],
    "scored-legacy",
  ],
  chronicle: [
    ...["round-opens", "pile-renewed", "history-put-back", "history-back", "set-aside", "dealt", "received"],
    ...["theme-shown", "meeting-begins", "played", "played-down", "played-down-card", "passed-over", "no-target"],
    ...["took-ally", "recalled-ally", "gave-ally", "victim-named", "discarded-card", "took-discard", "meeting-cut"],
    ...["meeting-won", "burned", "joined", "purified", "counted", "won-game"],
  ],
  gosux: [
    ...["drafted", "tile-active", "shuffled", "kept", "redrew", "showed", "round-opens", "turn-begins"],
    ...["additional-turn-begins", "played", "shifted", "replaced", "paid", "entered", "passed", "drew-cards", "drawn"],
    ...["discarded-card", "milled", "turned-up", "took", "searched", "found", "put-on-top", "put-under", "shuffled-in"],
    ...["removed", "sent-to-deck", "swapped", "copied", "echoed", "answered", "named", "looked", "saw", "chose-clan"],
    ...["chose-level", "chose-player", "additional-turn", "song-begins", "won-game"],
    // Its cards are heard one by one.
    "battle-value",
  ],
};

it.each(GAMES)("%s has a sound for each event, or leaves it silent on purpose", (game) => {
  const sounding = Object.keys(maps[game] ?? {});
  expect([...sounding, ...SILENT[game]].toSorted()).toEqual(eventsOf(game).toSorted());
});

describe("sounds", () => {
  beforeEach(() => {
    played = [];
    time += 1000;
    page.hidden = false;
    settings.volume = 0.5;
    sounds.made.clear();
  });

  it("are silent until somebody has chosen a volume", () => {
    settings.volume = 0;
    sounds.ask("wood");
    expect(sounds.made.size).toBe(0);
    expect(played).toEqual([]);
  });

  it("are made of what the recipe says", () => {
    const notes = [587, 659, 784, 880, 988];
    sounds.ask("solved");
    expect(played.map(({ frequency }) => Math.round(frequency))).toEqual(notes);
    expect(played[4]?.start).toBeCloseTo(0.44);
    played = [];
    sounds.ask("win");
    expect(played.map(({ frequency }) => Math.round(frequency))).toEqual([...notes, 660, 990]);
  });

  it("say softly that somebody has said something", () => {
    gains = [];
    sounds.ask("message");
    sounds.ask("paper");
    const [message, paper] = gains.filter((gain) => gain > 0);
    expect(message).toBe(paper! / 2);
  });

  it("knock dully where cards cannot be laid together", () => {
    const match = new LiveMatch<{ players: number }>();
    const play = new Play(match, { acts: [], instead: [], pointed: [], hostile: [], named: () => null });
    const parts = [{ zone: "hand", card: "spy" }];
    const options = [{ move: "lay 1 spy", name: "lay", fields: {}, parts, final: true }];
    match.welcome = { viewer: 0 } as never;
    match.prompt = { kind: "order", seat: 0, rule: "", zones: [], facts: {}, options };
    play.take("spy");
    expect(sounds.made.has("dull")).toBe(false);
    play.take("spy");
    expect(play.missed?.move).toBe(null);
    expect(sounds.made.get("dull")).toBe(1);
  });

  it("rise by a semitone", () => {
    sounds.ask("count", 12);
    expect(played[0]?.frequency).toBeCloseTo(360);
  });

  it("never come twice at once", () => {
    sounds.ask("paper");
    time += 30;
    sounds.ask("paper");
    sounds.ask("wood");
    time += 31;
    sounds.ask("paper");
    expect([...sounds.made]).toEqual([
      ["paper", 2],
      ["wood", 1],
    ]);
  });

  it("do not come from a page that nobody sees, but for the bell", () => {
    page.hidden = true;
    for (const sound of ["paper", "wood", "brass", "drum", "win", "bell"] as const) sounds.ask(sound);
    expect([...sounds.made.keys()]).toEqual(["bell"]);
  });

  it("follow from what moves and what is told, each once", () => {
    const move = { card: "spy", sort: null, amount: 1, from: { zone: "hand" }, to: { zone: "order" }, turning: false };
    const event = {
      number: 1,
      decision: 1,
      kind: "power-moved",
      seat: 0,
      card: "spy",
      from: null,
      to: null,
      amount: 1,
    };
    const moves = [move, move, { ...move, turning: true }, { ...move, sort: TOKENS }];
    const told = { "power-moved": "handover" } as const;
    expect(soundsOf(moves, [{ ...event, rule: "" }], told)).toEqual(["paper", "flick", "brass", "handover"]);
  });

  it("ring when others have played and the visitor is asked, and knock when a move is sent", async () => {
    const match = new LiveMatch<object>();
    match.line = { act: () => {}, ask: () => {}, close: () => {}, busy: false };
    const seats = {
      seats: [],
      incidents: [],
      absence: null,
      clock: null,
      rated: false,
      commitment: "",
      status: "running",
      opener: 0,
    };
    match.hear({ type: "welcome", match: "m", game: "koryo", rules_version: "1", viewer: 0, ...seats });
    const event = { decision: 1, kind: "ended", card: null, from: null, to: null, amount: 1, rule: "" };
    const prompt = { kind: "turn", seat: 0, rule: "", zones: [], facts: {}, options: [] };
    const asked = async (number: number, seat: number) => {
      match.hear({
        ...{ type: "update", decision: number, first: number, events: [{ ...event, number, seat, decision: number }] },
        ...{ deeds: [], view: {}, prompt, step: 0, undo: false, resync: false, take_back: false },
      });
      await vi.waitFor(() => expect(match.showing).toBe(false));
    };
    await asked(1, 0);
    expect(sounds.made.has("bell")).toBe(false);
    await asked(2, 1);
    expect(sounds.made.get("bell")).toBe(1);
    time += 1000;
    await asked(3, 0);
    expect(sounds.made.get("bell")).toBe(1);
    match.step({ move: "end", name: "end", fields: {}, parts: [], final: true });
    expect(sounds.made.get("wood")).toBe(1);
  });
});
