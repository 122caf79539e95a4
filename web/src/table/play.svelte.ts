/** What the visitor is doing at a table: cards picked, a kind of move singled out, and what a touch means. All of it
 *  follows from the options of the prompt. */

import { sounds } from "../app/sounds.ts";
import { answersOf } from "../games/index.ts";
import type { State } from "../parts/face.ts";
import { NOTHING, type Named } from "../parts/log.ts";
import type { SeatNote } from "../parts/seats.ts";
import type { Cause, OptionShown, Place, PromptShown } from "../protocol/messages.ts";
import { called, sitterOf } from "../text/names.ts";
import { text } from "../text/text.svelte.ts";
import type { Words } from "../text/words.ts";
import type { LiveMatch } from "./match.svelte.ts";
import { type Picked, laying, naming, pick, putBack, touching } from "./touch.ts";

/** Where the main button lies: pressed before anything is chosen, it says what is still to be. */
export const ACT = "act";

/** How a game's moves are offered; the moves themselves come from the server. */
export interface Habits<View> {
  /** Moves that need no target: they are made by the main button. */
  acts: readonly string[];
  /** What one can do instead of the act or of a touch: a quiet button each. */
  instead: readonly string[];
  /** Questions that ask for one of a few things: what is not meant loses its colour. */
  pointed: readonly string[];
  /** Moves that hurt whoever is touched, also the visitor. */
  hostile: readonly string[];
  /** Moves that a touch only aims at: the main button makes them, as it makes all that cannot be taken back. */
  aimed?: readonly string[];
  /** Questions in which a touch only aims, too: others are hurt. */
  careful?: readonly string[];
  /** Questions in which something better is still to be done than the act that ends them: its button is a quiet one. */
  unfinished?: readonly string[];
  /** A kind of move that waits for its pill while others ask for a touch of the same things. */
  aside?: { name: string; while: readonly string[] };
  /** What a begun move has named already. */
  named: (view: View) => Place | null;
  /** The move that whoever touches this place now would mean, legal or not: the server is asked why it is not. */
  meant?: (place: Place, prompt: PromptShown, view: View) => string | null;
  /** What the table shows of a place, for the words that tell why it cannot be chosen. */
  shown?: (place: Place, prompt: PromptShown, view: View) => Record<string, string | number>;
  /** The rule about a thing that no move could be about; where there is none, it is the question's own. */
  about?: (place: Place, prompt: PromptShown, view: View) => string | undefined;
}

/** Something was touched that cannot be chosen. */
interface Miss {
  place: Place;
  /** The move it would have been; null where no move is meant. */
  move: string | null;
  /** What there is to say without asking anybody. */
  words: string | null;
}

/** Why what was touched cannot be chosen. */
export interface Why {
  place: Place;
  /** What was touched; empty where it says itself what it is. */
  title: string;
  words: string;
  rule: string | null;
  /** What stands in the way, and that in a word or two. */
  cause: { kind: string; places: Place[]; tag: string } | null;
}

export class Play<View extends { players: number }> {
  /** The name of the only moves that count now; null for all. */
  only = $state<string | null>(null);
  picked = $state.raw<Picked>({});
  /** What a touch could mean, if several things. */
  between = $state.raw<OptionShown[]>([]);
  /** A move that is looked at and would be made at one touch. */
  considered = $state.raw<OptionShown | null>(null);
  /** The move that waits for the main button. */
  aim = $state.raw<OptionShown | null>(null);
  missed = $state.raw<Miss | null>(null);
  /** The card that is being read. */
  looked = $state<string | null>(null);
  /** What the line of the log speaks of that is being looked at. */
  lit = $state.raw<Named>(NOTHING);

  /** The note about whom everybody waits for is to be seen. */
  awayRead = $state(false);
  private touched: Place | null = null;
  /** What was touched where only something around it was chosen: the next question may ask for it. */
  private meant: Place | null = null;

  constructor(
    readonly match: LiveMatch<View>,
    private readonly habits: Habits<View>,
  ) {}

  get names(): string[] {
    return this.match.seats.map(sitterOf);
  }

  get words(): Words {
    return text.words(this.names);
  }

  /** Where a seat sits as the visitor sees it: they themselves at 0, at the bottom. */
  placeOf(seat: number): number {
    const players = this.match.view?.players ?? 1;
    return (seat - (this.match.viewer ?? 0) + players) % players;
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** What the plate of a seat says: who plays there, and what there is to know of them. */
  plate(seat: number): { name: string; note: SeatNote | null; bot: boolean; standIn: boolean } {
    const name = this.nameOf(seat);
    const person = this.match.seats[seat];
    if (!person?.fate) {
      const away = person?.kind === "human" && !person.connected && seat !== this.match.viewer;
      const press = () => (this.awayRead = !this.awayRead);
      const more = this.match.away?.seat === seat ? { more: { open: this.awayRead, press } } : {};
      const note = away ? { words: text.say("away"), away, ...more } : null;
      return { name, note, bot: person?.kind === "bot", standIn: false };
    }
    const resigned = person.fate === "resigned";
    const standIn = this.match.finished === null;
    return {
      name: standIn ? text.say("stand-in", { bird: called(person.stand_in ?? ""), name }) : name,
      note: resigned ? { words: text.say("resigned"), away: false } : null,
      bot: standIn,
      standIn,
    };
  }

  /** Everybody from the visitor on, in turn order. */
  get players(): { seat: number; place: number; name: string }[] {
    const count = this.match.view?.players ?? 0;
    return Array.from({ length: count }, (_, place) => {
      const seat = ((this.match.viewer ?? 0) + place) % count;
      return { seat, place, name: this.nameOf(seat) };
    });
  }

  get options(): OptionShown[] {
    return this.match.asked && this.match.prompt ? this.match.prompt.options : [];
  }

  get offered(): OptionShown[] {
    if (this.only !== null) return this.options.filter((option) => option.name === this.only);
    const { aside } = this.habits;
    if (!aside || !this.options.some((option) => aside.while.includes(option.name))) return this.options;
    return this.options.filter((option) => option.name !== aside.name);
  }

  /** The act that ends this step. */
  get act(): OptionShown | null {
    const act = this.unfinished ? undefined : this.options.find((option) => this.habits.acts.includes(option.name));
    return this.aim ?? act ?? laying(this.options, this.picked) ?? this.sole;
  }

  /** The only thing that can be done, where it would be a quiet button beside others. */
  private get sole(): OptionShown | null {
    const [first, second] = this.options;
    return first && !second && this.habits.instead.includes(first.name) ? first : null;
  }

  get instead(): OptionShown[] {
    const quiet = this.unfinished ? [...this.habits.instead, ...this.habits.acts] : this.habits.instead;
    return this.options.filter((option) => quiet.includes(option.name) && option !== this.sole);
  }

  private get unfinished(): boolean {
    return this.habits.unfinished?.includes(this.match.prompt?.kind ?? "") ?? false;
  }

  /** The other moves, one group for each name. */
  get groups(): [string, OptionShown[]][] {
    const found = new Map<string, OptionShown[]>();
    const buttons = [...this.habits.acts, ...this.habits.instead];
    for (const option of this.options) {
      const inHand = option.parts.some((part) => part.zone === "hand");
      if (!inHand && !buttons.includes(option.name))
        found.set(option.name, [...(found.get(option.name) ?? []), option]);
    }
    return [...found];
  }

  get pointed(): boolean {
    return this.only !== null || (this.match.asked && this.habits.pointed.includes(this.match.prompt?.kind ?? ""));
  }

  /** Something to step back from. */
  get begun(): boolean {
    const picked = Object.keys(this.picked).length > 0;
    return this.only !== null || this.aim !== null || this.between.length > 0 || picked;
  }

  stateOf(place: Place): State {
    // Of two copies one may be named and the other still be asked for.
    const found = naming(this.offered, place);
    if (this.isOnItsWay(place) || (this.isNamed(place) && !found.length)) return "chosen";
    if (!this.match.asked) return "plain";
    if (this.between.length && touching(this.between, place).length) return "chosen";
    if (this.aim && naming([this.aim], place).length) return "chosen";
    if (!found.length) return this.pointed && !touching(this.offered, place).length ? "no-target" : "plain";
    const hostile = found.every((option) => this.habits.hostile.includes(option.name));
    return hostile && place.seat === this.match.viewer ? "legal-own" : "legal";
  }

  /** A whole row, plate, pool or order that can be chosen as such. */
  isLegal(place: Place): boolean {
    return this.match.asked && this.match.sent === null && naming(this.offered, place).length > 0;
  }

  /** Null while nothing was touched that cannot be chosen, or the server has not answered yet. */
  get why(): Why | null {
    if (!this.missed) return null;
    const { place, move, words } = this.missed;
    const { because, prompt, view } = this.match;
    const rule = prompt?.rule ?? null;
    if (words !== null) return { place, title: this.titleOf(place), words, rule, cause: null };
    if (!text.answering || !prompt || !view || (move !== null && because?.move !== move)) return null;
    const named = this.titleOf(place);
    const title = named && text.say("why-not", { thing: named });
    const forbids = move === null ? null : (because?.rule ?? null);
    // No rule forbids the move: only what the visitor has begun stands in its way.
    if (move !== null && forbids === null) return { place, title, words: text.say("why-begun"), rule, cause: null };
    const shown = this.shown(place, prompt);
    const found = forbids === null ? null : this.words.why(forbids.toLowerCase(), shown);
    return {
      place,
      title,
      words: found ?? this.words.why("asked", shown) ?? text.say("why-elsewhere"),
      rule: forbids ?? this.habits.about?.(place, prompt, view) ?? prompt.rule,
      cause: forbids === null ? null : this.causeOf(because?.cause ?? null),
    };
  }

  private causeOf(cause: Cause | null): Why["cause"] {
    return cause && { ...cause, tag: text.find(`cause-${cause.kind}`, cause.facts) ?? "" };
  }

  /** A card with whose it is, or who sits there; small things say themselves what they are. */
  private titleOf({ zone, seat, card }: Place): string {
    const others = seat != null && seat !== this.match.viewer;
    if (!card) return others && ["allies", "hand"].includes(zone) ? this.nameOf(seat) : "";
    const thing = text.find(`card-${card}`, { amount: 1 }) ?? "";
    return thing && others ? text.say("why-owned", { name: this.nameOf(seat), thing }) : thing;
  }

  /** What is asked, what was touched, and whose it is. */
  private shown(place: Place, prompt: PromptShown): Record<string, unknown> {
    const { victim = null, card } = prompt.facts;
    const { viewer, view } = this.match;
    const owner = place.seat ?? null;
    return {
      ...prompt.facts,
      asked: prompt.kind,
      zone: place.zone,
      owner: owner === null ? "" : this.nameOf(owner),
      whose: owner === null ? "nobody" : owner === victim ? "victim" : owner === viewer ? "own" : "other",
      same: place.card != null && place.card === card ? "yes" : "no",
      ...(view && this.habits.shown?.(place, prompt, view)),
    };
  }

  /** The move whose consequences are worth telling: the one that is looked at, else the act. */
  get meaning(): OptionShown | null {
    return this.considered ?? this.act;
  }

  /** Somebody looks at what makes this move at one touch. */
  consider(move: string | null): void {
    this.considered = this.options.find((option) => option.move === move) ?? null;
  }

  /** What that move would do, as far as the server has told. */
  get would(): string {
    const { would } = this.match;
    if (!this.meaning || would?.move !== this.meaning.move) return "";
    return would.told.map((one) => this.words.would(one)).join(" ");
  }

  /** Something was touched that cannot be chosen: says why, or asks the server. */
  miss(place: Place): void {
    const { prompt, asked, view, viewer } = this.match;
    if (this.match.over || viewer === null) {
      const words = text.say(this.match.over ? "why-over" : "why-watching");
      this.missed = { place, move: null, words };
      return;
    }
    if (!prompt || !view) return;
    sounds.ask("dull");
    if (!asked) {
      const name = this.names[prompt.seat] ?? "";
      this.missed = { place, move: null, words: text.say("table-other-turn", { name }) };
      return;
    }
    const move = this.habits.meant?.(place, prompt, view) ?? null;
    this.missed = { place, move, words: null };
    const game = this.match.welcome?.game ?? "";
    text.answer((language) => answersOf(game, language)).catch(() => (this.missed = null)); // the line tells that it is lost
    if (move !== null) this.match.askWhy(move);
  }

  touch(place: Place): void {
    if (this.match.sent !== null) return;
    const found = this.match.asked ? touching(this.offered, place) : [];
    this.missed = null;
    if (!found.length) this.miss(place);
    this.touched = place;
    if (found.length === 1 && found[0]) this.aimOrChoose(found[0]);
    else this.between = found;
  }

  private aimOrChoose(option: OptionShown): void {
    const { aimed, careful } = this.habits;
    if (option.final || aimed?.includes(option.name) || careful?.includes(this.match.prompt?.kind ?? "")) {
      this.between = [];
      this.aim = option;
    } else this.choose(option);
  }

  choose(option: OptionShown): void {
    this.between = [];
    this.missed = null;
    this.meant = this.touched && !naming([option], this.touched).length ? this.touched : null;
    this.match.step(option);
  }

  /** A kind of move: made at once if there is one, else singled out. */
  single(name: string): void {
    const found = this.options.filter((option) => option.name === name);
    if (found.length === 1 && found[0]) this.choose(found[0]);
    else this.only = this.only === name ? null : name;
    this.between = [];
  }

  take(card: string): void {
    if (this.match.sent !== null) return;
    const next = pick(this.options, this.picked, card);
    const place = { zone: "hand", seat: this.match.viewer, card };
    this.missed = null;
    if (next) this.picked = next;
    else if (this.canLay(card)) {
      sounds.ask("dull");
      this.missed = { place, move: null, words: text.say("not-together") };
    } else this.miss(place);
  }

  giveBack(card: string): void {
    this.missed = null;
    this.picked = putBack(this.picked, card);
  }

  canLay(card: string): boolean {
    return pick(this.options, {}, card) !== null;
  }

  /** One step back: first what is only begun, then the last step of the draft. */
  stepBack(): void {
    if (this.begun) this.clear();
    else this.match.takeBack();
  }

  /** A new question: what was begun for the last one no longer counts, but what was touched may be what it asks for. */
  begin(): void {
    const place = this.match.undo ? this.meant : null;
    this.clear();
    const found = place && this.match.asked ? naming(this.options, place) : [];
    if (found.length === 1 && found[0]) this.aimOrChoose(found[0]);
  }

  clear(): void {
    this.considered = null;
    this.touched = null;
    this.meant = null;
    this.only = null;
    this.aim = null;
    this.picked = {};
    this.between = [];
    this.missed = null;
  }

  /** Whether a begun move has named this already. */
  isNamed(place: Place): boolean {
    const named = this.match.view && this.habits.named(this.match.view);
    return named != null && place.zone === named.zone && place.seat === named.seat && place.card === named.card;
  }

  private isOnItsWay(place: Place): boolean {
    const { sent, prompt } = this.match;
    const option = sent === null ? undefined : prompt?.options.find((one) => one.move === sent);
    return option !== undefined && naming([option], place).length > 0;
  }
}
