/**
 * One table as this visitor sees it: what the server told, shown deed by deed, and the acts sent back. It never guesses
 * a state: between two updates only the ring around what was touched is the page's own.
 */

import { tick } from "svelte";
import { forget, remember, remembered } from "../app/memory.ts";
import { STEP, settings } from "../app/settings.svelte.ts";
import { sounds } from "../app/sounds.ts";
import { type LinkState, freshId } from "../connection/link.ts";
import type { Puzzle } from "../learn/puzzle.svelte.ts";
import type {
  Away,
  Because,
  ClientMessage,
  ClocksShown,
  EventShown,
  Finished,
  IncidentShown,
  LessonShown,
  OptionShown,
  PromptShown,
  RefusedMessage,
  SayingShown,
  SeatShown,
  ServerMessage,
  TakeBackAsked,
  Talk,
  Update,
  Welcome,
  What,
  Why,
  Would,
} from "../protocol/messages.ts";
import { type Move, type Pictures, type Stage, difference, placeKey, soundsOf } from "./pictures.ts";

type Act = Extract<ClientMessage, { id: string }>;
/** What answers a question, and is said of one moment. */
type Turn = Extract<Act, { decision: number; step: number }>;

/** Carries acts and questions to the server. */
export interface Line {
  act: (message: Act) => void;
  ask: (message: Why | What) => void;
  close: () => void;
  /** Something sent was not answered yet. */
  readonly busy: boolean;
}

/** Whoever is this many updates behind catches up without pauses: about two rounds of bots. */
const MOST_BEHIND = 24;

interface Coming {
  update: Update;
  /** The events that are not on the table yet. */
  news: EventShown[];
  /** The number of the last event of the update. */
  last: number;
}

/** One deed as it is shown. */
interface Frame<View> {
  name: string;
  view: View;
  events: EventShown[];
}

export class LiveMatch<View> {
  link = $state<LinkState>("connecting");
  /** The line was lost and is not back yet. */
  down = $state(false);
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatShown[]>([]);
  /** Somebody was said to be away. */
  private told = $state.raw<Away | null>(null);
  /** What everybody had left to think when the server said so, and when that was. */
  clocks = $state.raw<(Pick<ClocksShown, "left" | "running"> & { at: number }) | null>(null);
  /** Somebody was said to ask for a take-back. */
  private askedBack = $state.raw<TakeBackAsked | null>(null);
  /** What is said at the table; null where there is nobody to talk to. */
  talk = $state.raw<Pick<Talk, "sayings" | "hushed" | "blocked"> | null>(null);
  /** Why the visitor could not say the last thing. */
  unsaid = $state.raw<RefusedMessage | null>(null);
  private lastSaid = "";
  /** How much was said that the visitor has not looked at. */
  unread = $state(0);
  /** What the visitor wants at this table: to hear nothing, to hear others, or as at all tables. */
  private quietHere = $state<string | null>(null);
  /** What befell seats between decisions. */
  incidents = $state.raw<IncidentShown[]>([]);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<PromptShown | null>(null);
  undo = $state(false);
  /** What the coach says, where there is one. */
  lesson = $state.raw<LessonShown | null>(null);
  /** What has happened as far as it is shown. */
  events = $state.raw<EventShown[]>([]);
  /** The events of the deed that is shown. */
  deed = $state.raw<EventShown[]>([]);
  /** Places that others changed since the visitor's last act. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The move that is on its way. */
  sent = $state<string | null>(null);
  refusal = $state.raw<RefusedMessage | null>(null);
  /** Why a move that was asked about cannot be made. */
  because = $state.raw<Because | null>(null);
  /** What a move that was asked about would do, as the table lies now. */
  would = $state.raw<Would | null>(null);
  finished = $state.raw<Finished | null>(null);
  rematch = $state<string | null>(null);
  closed = $state<string | null>(null);
  /** Something is still being shown. */
  showing = $state(false);
  /** What comes next waits for the visitor. */
  resting = $state(false);
  /** Takes what the table tells of the deed that is shown one step on. */
  scene = $state.raw<(() => void) | null>(null);

  line: Line | null = null;
  /** The puzzle that this table is of. */
  puzzle: Puzzle | null = null;
  stage: Stage | null = null;
  private known: EventShown[] = [];
  private latest = $state.raw<Update | null>(null);
  /** The update whose question stands. */
  private asking: Update | null = null;
  private act: Turn | null = null;
  private readonly waiting: Coming[] = [];
  private lastShown = 0;
  /** How many pauses the deed that is shown asks for. */
  private stays = 0;
  private skipping = false;
  /** The deed that is shown has stayed long enough. */
  private seen = false;
  /** Somebody else has done something since the visitor was asked last. */
  private othersPlayed = false;
  private wake = () => {};

  constructor(public pictures: Pictures<View> = { things: () => [] }) {}

  get viewer(): number | null {
    return this.welcome?.viewer ?? null;
  }

  /** Nothing is dealt before the last seat is taken. */
  get waits(): boolean {
    return this.welcome?.status === "waiting";
  }

  get reconnecting(): boolean {
    return this.link === "waiting" || this.link === "connecting";
  }

  /** How often a turn was taken back. */
  get takenBack(): number {
    return this.incidents.filter(({ kind }) => kind === "taken-back").length;
  }

  /** The visitor's last turn can be taken back, if everybody agrees. */
  get mayTakeBack(): boolean {
    return this.latest?.take_back === true && this.request?.seat !== this.viewer;
  }

  /** Who asks to take the last turn back, and what was said to it; it lapses with the next decision. */
  get request(): TakeBackAsked | null {
    return this.askedBack?.decision === this.latest?.decision ? this.askedBack : null;
  }

  get since(): number {
    return this.known.at(-1)?.number ?? 0;
  }

  /** How the table will lie once all that came is shown. */
  get newest(): View | null {
    return (this.latest?.view as View | undefined) ?? null;
  }

  /** The visitor is asked now. */
  get asked(): boolean {
    return this.prompt !== null && this.prompt.seat === this.viewer && this.fate === null;
  }

  /** What has become of the visitor's seat: resigned, taken over by a bot, or neither. */
  get fate(): string | null {
    return (this.viewer !== null && this.seats[this.viewer]?.fate) || null;
  }

  /** Whom everybody waits for though they are away. */
  get away(): Away | null {
    const seat = this.told === null ? undefined : this.seats[this.told.seat];
    return seat && !seat.connected && !seat.fate && this.latest?.prompt?.seat === seat.seat ? this.told : null;
  }

  /** The match is over, and all of it is shown. */
  get over(): boolean {
    return this.finished !== null && !this.showing;
  }

  /** Takes a message that came at this moment. */
  hear(message: ServerMessage, at = Date.now()): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.seats = message.seats;
        this.incidents = message.incidents;
        this.quietHere = remembered(`quiet ${message.match}`);
        if (message.status === "closed") this.closed ??= "upgrade";
        break;
      case "people":
        this.seats = message.seats;
        break;
      case "away":
        this.told = message;
        break;
      case "take-back":
        this.askedBack = message;
        if (message.seat !== this.viewer) sounds.ask("paper");
        break;
      case "talk":
        this.talk = message;
        break;
      case "said":
        this.listen(message.saying);
        break;
      case "clocks":
        this.clocks = { ...message, at };
        break;
      case "befell":
        this.seats = message.seats;
        this.incidents = [...this.incidents, message.incident];
        this.askedBack = null;
        break;
      case "update":
        this.receive(message);
        break;
      case "accepted":
        // After a lost line the update comes first, and the answer to what was sent again comes last.
        if (this.latest && this.act?.id === message.id && this.past(this.act)) this.sent = null;
        break;
      case "refused":
        if (message.id === this.lastSaid) {
          this.unsaid = message;
          break;
        }
        this.sent = null;
        this.refusal = message;
        break;
      case "because":
        this.because = message;
        break;
      case "would":
        this.would = message;
        break;
      case "finished":
        this.clocks = null;
        this.finished = message;
        this.rematch = message.rematch ?? this.rematch;
        break;
      case "rematch":
        this.rematch = message.match;
        break;
      case "closed":
        this.closed = message.reason;
        break;
    }
  }

  step(option: OptionShown): void {
    if (!this.latest || this.sent !== null) return;
    this.fresh = new Set();
    this.send({
      type: "step",
      id: freshId(),
      decision: this.latest.decision,
      step: this.latest.step,
      move: option.move,
    });
    this.sent = option.move;
  }

  /** Asks by which rule a move cannot be made. */
  askWhy(move: string): void {
    this.because = null;
    this.line?.ask({ type: "why", move });
  }

  /** Asks what a move would do. */
  askWhat(move: string): void {
    this.line?.ask({ type: "what", move });
  }

  takeBack(): void {
    if (!this.latest || !this.undo || this.sent !== null) return;
    this.send({ type: "undo", id: freshId(), decision: this.latest.decision, step: this.latest.step });
    this.sent = "undo";
  }

  say(said: { phrase: string } | { words: string }): void {
    this.unsaid = null;
    this.lastSaid = freshId();
    this.line?.act({ type: "say", id: this.lastSaid, ...said });
  }

  report(number: number): void {
    this.line?.act({ type: "report", id: freshId(), number });
  }

  /** Does not want to hear who sits there, or does again. */
  block(seat: number, blocked: boolean): void {
    this.line?.act({ type: "block", id: freshId(), seat, blocked });
  }

  /** Lets nobody talk at this table, or everybody again. */
  hush(hushed: boolean): void {
    this.line?.act({ type: "hush", id: freshId(), hushed });
  }

  /** Hears nothing at this table. */
  get quiet(): boolean {
    return this.quietHere === null ? !settings.talk : this.quietHere === "yes";
  }

  /** Hears nothing at this table, or everything again. */
  beQuiet(quiet: boolean): void {
    this.quietHere = quiet === !settings.talk ? null : quiet ? "yes" : "no";
    this.unread = 0;
    const name = `quiet ${this.welcome?.match ?? ""}`;
    if (this.quietHere === null) forget(name);
    else remember(name, this.quietHere);
  }

  private listen(saying: SayingShown): void {
    if (this.talk) this.talk = { ...this.talk, sayings: [...this.talk.sayings, saying] };
    if (saying.seat === this.viewer || this.quiet) return;
    this.unread += 1;
    sounds.ask("message");
  }

  /** Asks everybody to let the visitor take the last turn back. */
  askBack(): void {
    if (!this.latest || !this.mayTakeBack) return;
    this.line?.act({ type: "take-back", id: freshId(), decision: this.latest.decision });
  }

  /** Lets who asks take the last turn back, or does not. */
  consent(agrees: boolean): void {
    if (!this.latest) return;
    this.line?.act({ type: "consent", id: freshId(), decision: this.latest.decision, agrees });
  }

  /** Tells the coach to go on, to skip this step, or to leave. */
  learn(act: "go-on" | "skip" | "leave-out"): void {
    if (!this.latest || !this.lesson || this.sent !== null) return;
    const { decision, step } = this.latest;
    this.send({ type: "learn", id: freshId(), decision, step, lesson: this.lesson.step, act });
    this.sent = act;
  }

  /** Resigns, lets a bot play on, or takes the seat back from it. */
  leave(type: "resign" | "hand-over" | "return"): void {
    this.line?.act({ type, id: freshId() });
  }

  /** Agrees that a bot plays on for somebody who is away. */
  replace(seat: number): void {
    this.line?.act({ type: "replace", id: freshId(), seat });
  }

  /** Shows at once whatever is still to be shown; step by step, only the next deed, and of a scene its next step. */
  skip(): void {
    if (!this.showing) return;
    if (this.scene) {
      this.scene();
      return;
    }
    this.skipping = settings.pace !== STEP;
    this.stage?.settle();
    this.wake();
  }

  /** Goes on to the next deed. */
  goOn(): void {
    this.stage?.settle();
    this.seen = true;
    this.wake();
  }

  close(): void {
    this.line?.close();
    this.skipping = true;
    this.stage = null;
    this.wake();
  }

  /** The table has moved on since this was sent. */
  private past(act: Turn): boolean {
    if (this.latest?.decision !== act.decision || this.latest.step !== act.step) return true;
    return act.type === "learn" && this.latest.lesson?.step !== act.lesson;
  }

  private send(message: Turn): void {
    this.act = message;
    this.refusal = null;
    sounds.ask("wood");
    this.line?.act(message);
  }

  private receive(update: Update): void {
    const first = update.resync ? 1 : update.first;
    // What a seat did in its draft it has seen already; the events follow when the draft is committed.
    const seen = this.latest ? this.latest.decision + this.latest.step : Infinity;
    const news = update.resync ? [] : update.events.filter((event) => event.decision > seen);
    this.known = [...this.known.slice(0, first - 1), ...update.events];
    this.latest = update;
    this.waiting.push({ update, news, last: this.since });
    if (!this.showing) void this.show();
  }

  private async show(): Promise<void> {
    this.showing = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { update, news, last } = next;
      const frames = this.view === null ? [] : framesOf<View>(update, news);
      const final = frames.pop() ?? { name: "", view: update.view as View, events: news };
      let number = this.events.at(-1)?.number ?? 0;
      for (const frame of frames) {
        number = frame.events.at(-1)?.number ?? number;
        const scene = this.pictures.scenes?.includes(frame.name) ?? false;
        // Whoever hurries through what came before may still see it.
        if (scene && this.skipping && this.stage) {
          this.skipping = false;
          this.seen = true;
        }
        if (this.pause > 0 || scene) await this.picture(frame, number, null);
      }
      await this.picture(final, last, update);
    }
    this.skipping = false;
    this.showing = false;
  }

  /** Shows one frame; only the last of an update asks somebody something. */
  private async picture(frame: Frame<View>, number: number, update: Update | null): Promise<void> {
    await this.rest(frame.events);
    const moves = update && isLeap(update) ? [] : this.movesTo(frame);
    this.stage?.look(moves);
    this.seen = false;
    this.view = frame.view;
    this.deed = frame.events;
    this.note(frame.events);
    this.events = this.known.filter((event) => event.number <= number);
    const asking = update && this.waiting.length === 0;
    // What was chosen outlasts a lost line: the same question is not asked anew.
    if (!asking || !this.asking || !isAgain(update, this.asking)) {
      this.prompt = asking ? update.prompt : null;
      this.would = null;
    }
    this.asking = asking ? update : null;
    this.undo = asking ? update.undo : false;
    if (asking) this.lesson = update.lesson ?? null;
    if (update && !this.line?.busy) this.sent = null;
    await tick();
    if (this.stage && moves.length && this.pause > 0 && !settings.still) await this.stage.play(moves);
    if (this.pause > 0 || update)
      for (const sound of soundsOf(moves, frame.events, this.pictures.sounds)) sounds.ask(sound);
    this.othersPlayed ||= frame.events.some(({ seat }) => seat !== null && seat !== this.viewer);
    if (this.asked && this.othersPlayed) sounds.ask("bell");
    this.othersPlayed &&= !this.asked;
    this.lastShown = Date.now();
    const happens = [frame.name, ...frame.events.map(({ kind }) => kind)];
    this.stays = Math.max(...happens.map((name) => this.pictures.stays?.[name] ?? 0));
  }

  private movesTo({ view, events }: Frame<View>): Move[] {
    if (this.view === null || this.pause === 0) return [];
    return difference(this.pictures.things(this.view), this.pictures.things(view), events);
  }

  /** Milliseconds between two deeds. */
  get pause(): number {
    const late = this.waiting.length > MOST_BEHIND;
    return this.skipping || late || document.hidden ? 0 : settings.pace;
  }

  /** Leaves the last deed on the table for a moment before somebody else's follows, or for as long as `stays` says. */
  private async rest(events: EventShown[]): Promise<void> {
    const doer = events.find((event) => event.seat !== null)?.seat ?? this.viewer;
    const pauses = Math.max(this.stays, doer === this.viewer ? 0 : 1);
    const left = pauses ? this.lastShown + this.pause * pauses - Date.now() : 0;
    if (left <= 0 || this.seen) return;
    this.resting = left === STEP;
    await new Promise<void>((resolve) => {
      const timer = left === STEP ? undefined : setTimeout(resolve, left);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = () => {};
    this.resting = false;
  }

  private note(events: EventShown[]): void {
    const places = events.flatMap(({ seat, card, to }) =>
      to && card !== null && seat !== this.viewer ? [placeKey({ ...to, card })] : [],
    );
    if (places.length && this.viewer !== null) this.fresh = new Set([...this.fresh, ...places]);
  }
}

/** An update deed by deed, as far as its events are news. */
function framesOf<View>({ deeds, view }: Update, news: readonly EventShown[]): Frame<View>[] {
  return deeds.flatMap(({ name, first, view: between }, index) => {
    const end = deeds[index + 1]?.first ?? Infinity;
    const events = news.filter(({ number }) => first <= number && number < end);
    return events.length ? [{ name, view: (between ?? view) as View, events }] : [];
  });
}

/** The table lies as it did, and asks the same. */
function isAgain(one: Update, other: Update): boolean {
  const told = ({ decision, step, prompt, view }: Update) => JSON.stringify([decision, step, prompt, view]);
  return told(one) === told(other);
}

/** So much has happened that the server does not tell it deed by deed: nobody could follow what moves. */
function isLeap({ resync, events, deeds }: Update): boolean {
  return resync || (events.length > 0 && deeds.length === 0);
}
