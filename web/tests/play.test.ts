import { beforeEach, describe, expect, it, vi } from "vitest";
import { HABITS as CHOSON } from "../src/games/choson/habits.ts";
import type { ChosonView, OptionShown, Place, ServerMessage, Update } from "../src/protocol/messages.ts";
import type { LiveMatch as Live } from "../src/table/match.svelte.ts";
import type { Habits, Play as Playing } from "../src/table/play.svelte.ts";

vi.stubGlobal("document", { hidden: false, documentElement: {} });
vi.stubGlobal("location", { search: "?pace=0" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { LiveMatch } = await import("../src/table/match.svelte.ts");
const { ACT, Play } = await import("../src/table/play.svelte.ts");
const { text } = await import("../src/text/text.svelte.ts");
await text.speak("en");

interface View {
  players: number;
}

const WELCOME: ServerMessage = {
  ...{ type: "welcome", match: "m", game: "none", rules_version: "1", viewer: 0 },
  ...{
    opener: 0,
    seats: [],
    incidents: [],
    commitment: "",
    absence: null,
    clock: null,
    rated: false,
    status: "running",
  },
};
const HABITS: Habits<View> = {
  acts: ["end"],
  instead: ["no"],
  pointed: [],
  hostile: [],
  careful: ["character"],
  unfinished: ["turn-sword"],
  named: () => null,
  about: ({ zone }) => (zone === "pool" ? "KO-BANK-1" : undefined),
  meant: ({ zone, card }) => (zone === "tableau" ? `destroy ${card}` : null),
};
const GUARDED = {
  ...{ kind: "majority", facts: { most: 3, next: 1 } },
  places: [{ zone: "tableau", seat: 1, card: "guardian" }],
};
const SENATOR = { zone: "tableau", seat: 1, card: "senator" };

function option(move: string, ...parts: Place[]): OptionShown {
  return { move, name: move.split(" ")[0] ?? "", fields: {}, parts, final: false };
}

describe("play", () => {
  let play: Playing<View>;
  let sent: string[];

  /** The server asks, and the table is drawn. */
  async function ask(kind: string, options: OptionShown[], step = 0): Promise<void> {
    const prompt = { kind, seat: 0, rule: "KO-MAIN-1", zones: [], facts: {}, options };
    const update: Update = {
      ...{ type: "update", decision: 1, first: 1, events: [], deeds: [], view: { players: 2 }, prompt },
      ...{ step, undo: step > 0, resync: false, take_back: false },
    };
    play.match.hear(update);
    await vi.waitFor(() => expect(play.match.showing).toBe(false));
    play.begin();
  }

  beforeEach(() => {
    const match = new LiveMatch<View>();
    play = new Play(match, HABITS);
    sent = [];
    match.line = {
      act: (act) => sent.push("move" in act ? act.move : act.type),
      ask: ({ move }) => sent.push(`why ${move}`),
      close: () => {},
      busy: false,
    };
    match.hear(WELCOME);
  });

  it("means what was touched all the way, and only aims where nothing can be taken back", async () => {
    await ask("turn", [option("barbarians 1", { zone: "tableau", seat: 1 }), option("swap 1 senator", SENATOR)]);
    play.touch(SENATOR);
    play.choose(play.between[0]!);
    expect(sent).toEqual(["barbarians 1"]);
    await ask("character", [option("destroy spy", { ...SENATOR, card: "spy" }), option("destroy senator", SENATOR)], 1);
    expect(sent).toHaveLength(1);
    expect(play.act?.move).toBe("destroy senator");
    play.clear();
    expect(play.act).toBeNull();
  });

  it("only aims at what cannot be taken back", async () => {
    const barbarians = option("barbarians 1", { zone: "tableau", seat: 1 });
    await ask("turn", [{ ...barbarians, final: true }, option("end")]);
    play.touch({ zone: "tableau", seat: 1 });
    expect(sent).toEqual([]);
    expect(play.act?.move).toBe("barbarians 1");
    await ask("turn", [barbarians, option("end")]);
    play.touch({ zone: "tableau", seat: 1 });
    expect(sent).toEqual(["barbarians 1"]);
  });

  it("tells whose turn it is where another is asked", async () => {
    play.match.hear({ ...WELCOME, viewer: 1 } as ServerMessage);
    await ask("turn", []);
    play.touch(SENATOR);
    expect(play.why).toMatchObject({ place: SENATOR, words: text.say("table-other-turn", { name: "" }) });
    expect(sent).toEqual([]);
  });

  it("asks the server why something cannot be chosen, and says so at once where nobody has to be asked", async () => {
    await ask("turn", [option("end")]);
    play.touch(SENATOR);
    expect(sent).toEqual(["why destroy senator"]);
    await vi.waitFor(() => expect(text.answering).toBe(true));
    expect(play.why).toBeNull();
    play.match.hear({ type: "because", move: "destroy spy", rule: "KO-EV-1", cause: null });
    expect(play.why, "the answer to an earlier question").toBeNull();
    play.match.hear({ type: "because", move: "destroy senator", rule: "KO-EV-2", cause: GUARDED });
    expect(play.why).toMatchObject({ place: SENATOR, rule: "KO-EV-2", cause: { places: GUARDED.places } });
    play.touch({ zone: "pile" });
    expect(sent).toHaveLength(1);
    expect(play.why?.rule).toBe("KO-MAIN-1");
    play.touch({ zone: "pool" });
    expect(play.why?.rule, "the rule about that thing").toBe("KO-BANK-1");
    play.touch(SENATOR);
    play.match.hear({ type: "because", move: "destroy senator", rule: null, cause: null });
    expect(play.why?.words, "the move itself is allowed").toMatch(/^Something else is begun/);
    await ask("turn", [option("end")]);
    expect(play.why).toBeNull();
  });

  it("tells what is still to be chosen, that the game is over, and who only watches that others choose", async () => {
    await ask("turn", [option("lay 1 spy", { zone: "hand", seat: 0, card: "spy", count: 1 })]);
    expect(play.act).toBeNull();
    play.miss({ zone: ACT });
    await vi.waitFor(() => expect(play.why).toMatchObject({ place: { zone: ACT }, rule: "KO-MAIN-1" }));
    play.match.hear({ ...WELCOME, viewer: null } as ServerMessage);
    play.touch(SENATOR);
    expect(play.why).toMatchObject({ place: SENATOR, words: text.say("why-watching"), cause: null });
    play.match.hear({ type: "finished", scores: [1, 0], winners: [0], seed: "", rematch: null });
    play.touch(SENATOR);
    expect(play.why?.words).toBe(text.say("why-over"));
  });

  it("asks what would come of a move that is looked at, before that of the act", async () => {
    await ask("turn", [option("banker", { zone: "pool" }), option("end")]);
    play.match.hear({ type: "would", move: "end", told: [] });
    expect([play.meaning?.move, play.would]).toEqual(["end", ""]);
    play.consider("banker");
    play.match.hear({ type: "would", move: "banker", told: [{ kind: "points", facts: { points: 3, before: 2 } }] });
    expect([play.meaning?.move, play.would]).toEqual(["banker", "3 points instead of 2, as things stand."]);
    play.consider("spy 1");
    expect(play.meaning?.move, "nothing that can be done").toBe("end");
  });

  it("offers the act quietly while something better is to be done", async () => {
    await ask("turn-sword", [option("strike 1 senator", SENATOR), option("end")]);
    expect(play.act).toBeNull();
    expect(play.instead.map(({ move }) => move)).toEqual(["end"]);
    await ask("turn", [option("end")]);
    expect(play.act?.move).toBe("end");
    expect(play.instead).toEqual([]);
  });

  it.each(["turn-lobby", "turn-firearm", "turn-sword"])("of Chosŏn ends quietly while %s is unused", async (kind) => {
    const options = [option("strike 1 oracle", { ...SENATOR, card: "oracle" }), option("end")];
    const choson = new Play(play.match as unknown as Live<ChosonView>, CHOSON);
    await ask(kind, options);
    choson.begin();
    expect(choson.act).toBeNull();
    expect(choson.instead.map(({ move }) => move)).toEqual(["end"]);
    await ask("turn", options);
    choson.begin();
    expect(choson.act?.move).toBe("end");
  });

  it("makes the only thing that can be done the act", async () => {
    await ask("cancel", [option("no")]);
    expect(play.act?.move).toBe("no");
    expect(play.instead).toEqual([]);
    await ask("cancel", [option("yes"), option("no")]);
    expect(play.instead.map(({ move }) => move)).toEqual(["no"]);
  });
});
