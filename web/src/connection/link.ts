/**
 * The connection of one table. It comes back by itself after a loss, says what it has seen, and sends again, under the
 * same id, what was not answered. It knows nothing of what the messages mean.
 */

import type { ClientMessage, ServerMessage, What, Why } from "../protocol/messages.ts";

/** `refused` is final: no right to this match, or no such match. */
export type LinkState = "connecting" | "open" | "waiting" | "refused" | "closed";

type Act = Extract<ClientMessage, { id: string }>;

export interface Surroundings {
  open: (address: string) => WebSocket;
  /** Calls back after so many milliseconds; the result cancels it. */
  later: (milliseconds: number, then: () => void) => () => void;
  random: () => number;
}

export interface Listener {
  state: (state: LinkState) => void;
  message: (message: ServerMessage) => void;
  /** The number of the last event seen. */
  since: () => number;
  /** How often something was taken back, as far as was told. */
  takenBack: () => number;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** An act is answered at once; where it is not, the line is down. */
const ANSWER_WITHIN = 5_000;
const FINAL_CODES = [4403, 4404];
/** What a browser says of a line that broke. */
const BROKEN = 1006;

/** How long to wait before another attempt: doubling, with a random part, so that not all come back at once. */
export function pauseBefore(attempt: number, random: () => number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.6 + 0.4 * random());
}

export const BROWSER: Surroundings = {
  open: (address) => new WebSocket(address),
  later: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export class Link {
  /** The close code of a final refusal. */
  code = 0;
  private socket: WebSocket | null = null;
  private state: LinkState = "connecting";
  private attempts = 0;
  private welcomed = false;
  private readonly unanswered = new Map<string, Act>();
  private cancelRetry = () => {};
  private cancelPing = () => {};

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly world: Surroundings = BROWSER,
  ) {
    this.connect();
  }

  /** Sends an act, now or as soon as there is a connection, until it is answered. */
  act(message: Act): void {
    this.unanswered.set(message.id, message);
    if (!this.welcomed) return;
    this.say(message);
    this.expectWord(ANSWER_WITHIN);
  }

  /** Asks something that need not be answered: whoever still wants to know asks again. */
  ask(message: Why | What): void {
    if (this.welcomed) this.say(message);
  }

  get busy(): boolean {
    return this.unanswered.size > 0;
  }

  /** Tries at once: the network is back, or the visitor is. */
  hurry(): void {
    if (this.state === "waiting") {
      this.cancelRetry();
      this.connect();
    } else if (this.state === "open") {
      this.ping();
    }
  }

  /** The browser knows that there is no network. */
  cut(): void {
    if (this.socket) this.lose(BROKEN);
  }

  close(): void {
    this.leave("closed");
    this.letGo();
  }

  private connect(): void {
    this.become("connecting");
    const socket = this.world.open(this.address);
    this.socket = socket;
    // A socket that was let go closes later, and may have heard something until then: that is nobody's business.
    const current = () => socket === this.socket;
    socket.onopen = () =>
      current() && this.say({ type: "hello", since: this.listener.since(), taken_back: this.listener.takenBack() });
    socket.onmessage = (event) => current() && this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => current() && this.lose(event.code);
    // A close follows every error, so there is nothing to do here.
    socket.onerror = () => {};
  }

  private hear(message: ServerMessage): void {
    this.attempts = 0;
    if (message.type === "welcome") {
      this.welcomed = true;
      this.become("open");
      for (const act of this.unanswered.values()) this.say(act);
    } else if ((message.type === "accepted" || message.type === "refused") && message.id) {
      this.unanswered.delete(message.id);
    }
    this.pingLater();
    if (message.type !== "pong") this.listener.message(message);
  }

  private lose(code: number): void {
    this.letGo();
    this.welcomed = false;
    if (FINAL_CODES.includes(code)) {
      this.code = code;
      this.leave("refused");
      return;
    }
    this.cancelPing();
    this.become("waiting");
    this.cancelRetry = this.world.later(pauseBefore(this.attempts++, this.world.random), () => this.connect());
  }

  private leave(state: LinkState): void {
    this.cancelRetry();
    this.cancelPing();
    this.become(state);
  }

  private become(state: LinkState): void {
    if (state === this.state && state !== "connecting") return;
    this.state = state;
    this.listener.state(state);
  }

  private say(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private pingLater(): void {
    this.cancelPing();
    this.cancelPing = this.world.later(PING_EVERY, () => this.ping());
  }

  /** A connection without an answer to a ping is dead, whatever the browser says. */
  private ping(): void {
    this.say({ type: "ping" });
    this.expectWord(PONG_WITHIN);
  }

  private expectWord(within: number): void {
    this.cancelPing();
    this.cancelPing = this.world.later(within, () => this.lose(BROKEN));
  }

  /** Whatever comes of this socket from now on is not heard. */
  private letGo(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}

/** A unique id for one act. `randomUUID` exists only on secure pages, and a table at home is http. */
export function freshId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function socketAddress(match: string, watch: string | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = watch === null ? "" : `?watch=${encodeURIComponent(watch)}`;
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/socket${query}`;
}
