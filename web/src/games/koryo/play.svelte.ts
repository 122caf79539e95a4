/** What the visitor is doing at a Koryŏ table: cards picked, a kind of move singled out, and what a touch means. All of
 *  it is read off the options of the prompt. */

import type { State } from "../../parts/face.ts";
import type { KoryoView, OptionShown, Place } from "../../protocol/messages.ts";
import type { LiveMatch } from "../../table/match.svelte.ts";
import { type Picked, laying, naming, pick, putBack, touching } from "../../table/touch.ts";
import { text } from "../../text/text.svelte.ts";
import type { Words } from "../../text/words.ts";

/** Acts of will: these have a button of their own, the first of them the main one. */
const ACTS = ["reveal", "end"];
/** Questions that ask for one of a few things: what is not meant loses its colour. */
const POINTED = ["character", "swap", "discard"];

export class Play {
  /** The name of the only moves that count now; null for all. */
  only = $state<string | null>(null);
  picked = $state.raw<Picked>({});
  /** What a touch could mean, if several things. */
  between = $state.raw<OptionShown[]>([]);
  /** Something was touched that cannot be chosen now. */
  missed = $state(false);

  constructor(readonly match: LiveMatch<KoryoView>) {}

  get names(): string[] {
    return this.match.seats.map((seat) => (seat.kind === "open" ? text.say("seat-free") : seat.name));
  }

  get words(): Words {
    return text.words(this.names);
  }

  get options(): OptionShown[] {
    return this.match.asked && this.match.prompt ? this.match.prompt.options : [];
  }

  get offered(): OptionShown[] {
    return this.only === null ? this.options : this.options.filter((option) => option.name === this.only);
  }

  /** The act that ends this step. */
  get act(): OptionShown | null {
    return this.options.find((option) => ACTS.includes(option.name)) ?? laying(this.options, this.picked);
  }

  /** The other moves, one group for each name. */
  get groups(): [string, OptionShown[]][] {
    const found = new Map<string, OptionShown[]>();
    for (const option of this.options) {
      const inHand = option.parts.some((part) => part.zone === "hand");
      if (!inHand && !ACTS.includes(option.name)) found.set(option.name, [...(found.get(option.name) ?? []), option]);
    }
    return [...found];
  }

  get pointed(): boolean {
    return this.only !== null || (this.match.asked && POINTED.includes(this.match.prompt?.kind ?? ""));
  }

  /** Something to step back from. */
  get begun(): boolean {
    return this.only !== null || this.between.length > 0 || Object.keys(this.picked).length > 0;
  }

  stateOf(place: Place): State {
    if (this.isOnItsWay(place) || this.isHalfSwap(place)) return "chosen";
    if (!this.match.asked) return "plain";
    if (this.between.length && touching(this.between, place).length) return "chosen";
    const found = naming(this.offered, place);
    if (!found.length) return this.pointed && !touching(this.offered, place).length ? "no-target" : "plain";
    const hostile = found.every((option) => option.name === "swap") && place.seat === this.match.viewer;
    return hostile ? "legal-own" : "legal";
  }

  /** A whole row, plate, pool or order that can be chosen as such. */
  isLegal(place: Place): boolean {
    return this.match.asked && this.match.sent === null && naming(this.offered, place).length > 0;
  }

  touch(place: Place): void {
    if (!this.match.asked || this.match.sent !== null) return;
    const found = touching(this.offered, place);
    this.missed = found.length === 0;
    if (found.length === 1 && found[0]) this.choose(found[0]);
    else this.between = found;
  }

  choose(option: OptionShown): void {
    this.between = [];
    this.missed = false;
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
    if (!this.match.asked || this.match.sent !== null) return;
    const next = pick(this.options, this.picked, card);
    this.missed = next === null;
    if (next) this.picked = next;
  }

  giveBack(card: string): void {
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

  clear(): void {
    this.only = null;
    this.picked = {};
    this.between = [];
    this.missed = false;
  }

  /** The first card of a swap that waits for its second. */
  private isHalfSwap(place: Place): boolean {
    const swap = this.match.view?.turn?.swap;
    return swap != null && place.zone === "tableau" && place.seat === swap.seat && place.card === swap.card;
  }

  private isOnItsWay(place: Place): boolean {
    const { sent, prompt } = this.match;
    const option = sent === null ? undefined : prompt?.options.find((one) => one.move === sent);
    return option !== undefined && naming([option], place).length > 0;
  }
}
