import { beforeEach, describe, expect, it } from "vitest";
import { Link, type LinkState, pauseBefore } from "../src/connection/link.ts";
import type { ClientMessage, ServerMessage, Welcome } from "../src/protocol/messages.ts";

const WELCOME: Welcome = {
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

/** Sockets that were told to close: a browser says only later that it has done so. */
let closing: Socket[] = [];

/** The browser's end of a socket, moved by hand. */
class Socket {
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  onerror = () => {};

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close() {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    closing.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  hear(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  lose(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

describe("a link", () => {
  let sockets: Socket[];
  let states: LinkState[];
  let heard: string[];
  let timers: { after: number; then: () => void; live: boolean }[];
  let link: Link;

  const last = () => sockets.at(-1)!;
  const settle = () => {
    for (const socket of closing.splice(0)) socket.lose();
  };
  const live = () => timers.filter((timer) => timer.live);
  /** Sockets that were told to close are closed, and the next timer fires. */
  const elapse = () => {
    settle();
    const next = live().sort((a, b) => a.after - b.after)[0]!;
    next.live = false;
    next.then();
  };

  beforeEach(() => {
    sockets = [];
    closing = [];
    states = [];
    heard = [];
    timers = [];
    link = new Link(
      "ws://table",
      {
        state: (state) => states.push(state),
        message: (message) => heard.push(message.type),
        since: () => 7,
        takenBack: () => 1,
      },
      {
        open: () => {
          const socket = new Socket();
          sockets.push(socket);
          return socket as unknown as WebSocket;
        },
        later: (after, then) => {
          const timer = { after, then, live: true };
          timers.push(timer);
          return () => (timer.live = false);
        },
        random: () => 1,
      },
    );
  });

  it("says first what it has seen", () => {
    last().open();
    expect(last().sent).toEqual([{ type: "hello", since: 7, taken_back: 1 }]);
    expect(states).toEqual(["connecting"]);
    last().hear(WELCOME);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("sends again after a loss what was not answered, under the same id, and nothing else", () => {
    last().open();
    last().hear(WELCOME);
    link.act({ type: "step", id: "a", decision: 1, step: 0, move: "reveal" });
    link.act({ type: "step", id: "b", decision: 1, step: 1, move: "end" });
    last().hear({ type: "accepted", id: "a" });
    last().lose();
    elapse();
    last().open();
    expect(last().sent.map(({ type }) => type)).toEqual(["hello"]);
    last().hear(WELCOME);
    expect(last().sent.slice(1)).toEqual([{ type: "step", id: "b", decision: 1, step: 1, move: "end" }]);
    last().hear({ type: "refused", id: "b", code: "stale", parameters: {}, rule: null, text: "" });
    expect(link.busy).toBe(false);
  });

  it("keeps an act that comes while there is no connection", () => {
    link.act({ type: "undo", id: "c", decision: 1, step: 1 });
    last().open();
    last().hear(WELCOME);
    expect(last().sent.at(-1)).toMatchObject({ type: "undo", id: "c" });
  });

  it("waits longer and longer, and begins anew once it was heard", () => {
    for (const [attempt, most] of [400, 800, 1600].entries()) expect(pauseBefore(attempt, () => 1)).toBe(most);
    expect(pauseBefore(20, () => 1)).toBe(10_000);
    expect(pauseBefore(0, () => 0)).toBeLessThan(400);
    last().lose();
    elapse();
    last().lose();
    expect(timers.at(-1)!.after).toBe(800);
    elapse();
    last().open();
    last().hear(WELCOME);
    last().lose();
    expect(timers.at(-1)!.after).toBe(400);
  });

  it("gives up where it has no right to be", () => {
    last().lose(4403);
    expect(states.at(-1)).toBe("refused");
    expect(link.code).toBe(4403);
    expect(live()).toEqual([]);
  });

  it("takes a line for dead that does not answer a ping", () => {
    last().open();
    last().hear(WELCOME);
    elapse();
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    last().hear({ type: "pong" });
    expect(heard).toEqual(["welcome"]);
    elapse();
    elapse();
    expect(states.at(-1)).toBe("waiting");
  });

  it("takes a line for dead that does not answer an act, or of which the browser says so", () => {
    last().open();
    last().hear(WELCOME);
    link.act({ type: "step", id: "a", decision: 1, step: 0, move: "reveal" });
    elapse();
    expect(states.at(-1)).toBe("waiting");
    elapse();
    last().open();
    last().hear(WELCOME);
    expect(states.at(-1)).toBe("open");
    link.cut();
    expect(states.at(-1)).toBe("waiting");
  });

  it("comes back by one socket, however the line was lost", () => {
    last().open();
    last().hear(WELCOME);
    link.cut();
    settle();
    link.act({ type: "step", id: "a", decision: 1, step: 0, move: "reveal" });
    expect(live()).toHaveLength(1);
    elapse();
    last().open();
    last().hear(WELCOME);
    expect(last().sent.at(-1)).toMatchObject({ id: "a" });
    link.hurry();
    elapse(); // nothing answers the ping
    settle();
    expect(live()).toHaveLength(1);
    link.hurry();
    expect([sockets.length, live().length]).toEqual([3, 0]);
  });

  it("hears nothing more from a socket that it has let go", () => {
    last().open();
    last().hear(WELCOME);
    const [first] = sockets;
    link.cut();
    first!.hear({ type: "befell", incident: { decision: 1, seat: 1, kind: "resigned" }, seats: [] });
    elapse();
    first!.hear({ type: "befell", incident: { decision: 1, seat: 1, kind: "resigned" }, seats: [] });
    first!.lose(4403);
    expect(states.at(-1)).toBe("connecting");
    expect(heard).toEqual(["welcome"]);
  });

  it("stays closed when it was closed", () => {
    last().open();
    link.cut();
    settle();
    link.hurry();
    last().open();
    link.close();
    settle();
    expect(states.at(-1)).toBe("closed");
    expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 3]);
    expect(live()).toEqual([]);
  });
});
