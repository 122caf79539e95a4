/**
 * Words for keys, exactly as `madang.engine.words` puts them: an event, a prompt or a move travels as a key and
 * parameters; cards become `card-<id>` in the number of `amount`, seats the names of the players; `moves` says whether
 * something came to somebody, went from somebody, or passed between two; `whose` whether it was the own of whoever did
 * it, or the other's. A French « de » or « que » before a parameter is elided where the words that come begin with a
 * vowel, also where these are a piece of their own.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Consequence, EventShown, IncidentShown, OptionShown, Place, PromptShown } from "../protocol/messages.ts";
import type { Language } from "./languages.ts";

type Plain = Record<string, unknown>;

/** A sentence in pieces: what is a name of a seat or of a card is marked, so that it can be drawn. */
export interface Piece {
  text: string;
  seat?: number;
  card?: string;
}

// Private-use characters around what stands for a seat or a card; no text of ours contains them.
const OPEN = "\ue000";
const SPLIT = "\ue001";
const CLOSE = "\ue002";
const MARKED = new RegExp(`${OPEN}(.)([^${SPLIT}]*)${SPLIT}([^${CLOSE}]*)${CLOSE}`, "u");

/** Whose way to list things we follow: the last two without a comma. */
const LISTS: Record<Language, string> = { en: "en-GB", fr: "fr" };
const HYPHEN_BEFORE_NUMBER = /(?<!\w)-(?=\d)/g;
// Only what is put in is elided, never words of somebody's own, so the place is marked in the source, like a piece.
// Neither y nor h count as vowels: nobody can tell from the letter.
const BEFORE_PARAMETER = /(?<!\p{L})(de|que) (?=\{)/giu;
const MARK = "\ue003";
const ELIDED = new RegExp(`e ${MARK}(?=(?:${OPEN}[^${SPLIT}]*${SPLIT})?[aáàâäãåæeéèêëiíìîïoóòôöõøœuúùûü])`, "giu");

export function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const marked = language === "fr" ? source.replace(BEFORE_PARAMETER, `$1 ${MARK}`) : source;
    bundle.addResource(new FluentResource(marked), { allowOverrides: false });
  }
  return bundle;
}

/** A number as it is written: with a minus, not a hyphen. */
export function written(value: number, language: Language, decimals = 0): string {
  return value.toLocaleString(language, { minimumFractionDigits: decimals }).replace(HYPHEN_BEFORE_NUMBER, "−");
}

export function format(bundle: FluentBundle, key: string, parameters: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`There is no message '${key}' in ${bundle.locales[0]}.`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, parameters, errors);
  if (errors[0]) throw new Error(`Message '${key}' in ${bundle.locales[0]}: ${errors[0].message}`);
  return text.replace(ELIDED, "’").replaceAll(MARK, "").replace(HYPHEN_BEFORE_NUMBER, "−");
}

/** The texts of a game in one language, with the names of the people at the table. */
export class Words {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly names: readonly string[],
  ) {}

  card(id: string, amount = 1): string {
    return format(this.bundle, `card-${id}`, { amount });
  }

  seat(seat: number | null | undefined): string {
    return seat == null ? format(this.bundle, "nobody") : (this.names[seat] ?? String(seat));
  }

  narrate(event: EventShown): Piece[] {
    return pieces(format(this.bundle, `event-${event.kind}`, this.parameters({ ...event }, true)));
  }

  /** Whether several events of a kind can be told in one sentence. */
  joins(kind: string): boolean {
    return this.bundle.hasMessage(`event-${kind}-several`);
  }

  /** Several events of one kind in one sentence, which lists them. */
  several(events: readonly EventShown[]): Piece[] {
    const [first] = events as readonly [EventShown];
    const words = { ...this.parameters({ ...first }, true), list: this.list(events) };
    return pieces(format(this.bundle, `event-${first.kind}-several`, words));
  }

  /** Events of one kind as the end of the sentence that tells of the act before them; null where there are no words. */
  also(events: readonly EventShown[]): Piece[] | null {
    const [first] = events as readonly [EventShown];
    const key = `event-${first.kind}-also`;
    if (!this.bundle.hasMessage(key)) return null;
    const list = this.joins(first.kind) ? { list: this.list(events) } : {};
    return pieces(` ${format(this.bundle, key, { ...this.parameters({ ...first }, true), ...list })}`);
  }

  private list(events: readonly EventShown[]): string {
    const each = events.map((event) =>
      format(this.bundle, `event-${event.kind}-each`, this.parameters({ ...event }, true)),
    );
    return new Intl.ListFormat(LISTS[this.bundle.locales[0] as Language]).format(each);
  }

  /** What befell a seat. */
  befell({ kind, late, seat }: IncidentShown): Piece[] {
    return pieces(format(this.bundle, `incident-${late ? "late-" : ""}${kind}`, this.parameters({ seat }, true)));
  }

  /** What is asked, as a title and a line that explains it. */
  prompt(prompt: PromptShown): [string, string] {
    const words = this.parameters({ seat: prompt.seat, ...prompt.facts }, false);
    return [
      format(this.bundle, `prompt-${prompt.kind}`, words),
      format(this.bundle, `prompt-${prompt.kind}-hint`, words),
    ];
  }

  /** What a move would do, as a sentence. */
  would({ kind, facts }: Consequence): string {
    return format(this.bundle, `would-${kind}`, this.parameters(facts, false));
  }

  /** Why something cannot be chosen; null where there are no words for this. */
  why(about: string, shown: Plain): string | null {
    const key = `why-${about}`;
    return this.bundle.hasMessage(key) ? format(this.bundle, key, this.parameters(shown, false)) : null;
  }

  /** A move as a person would say it. */
  move(option: Pick<OptionShown, "name" | "fields">): string {
    const plain: Plain = {};
    for (const [key, value] of Object.entries(option.fields)) plain[key] = /^\d+$/.test(value) ? Number(value) : value;
    return format(this.bundle, `move-${option.name}`, this.parameters(plain, false));
  }

  private parameters(plain: Plain, mark: boolean): Record<string, FluentVariable> {
    const show = (sort: "s" | "c", id: unknown, text: string) =>
      mark && text ? `${OPEN}${sort}${id ?? ""}${SPLIT}${text}${CLOSE}` : text;
    const amount = (plain.amount || plain.count || 1) as number;
    const words: Record<string, FluentVariable> = { amount: (plain.amount ?? amount) as number };
    for (const [key, value] of Object.entries(plain)) {
      if (key === "card" || key === "other") {
        words[key] = typeof value === "string" ? show("c", value, this.card(value, key === "card" ? amount : 1)) : "";
      } else if (key === "seat" || key === "victim") {
        words[key] = show("s", value, this.seat(value as number | null));
      } else if (key === "from" || key === "to") {
        const seat = (value as Place | null)?.seat;
        words[key] = show("s", seat, this.seat(seat));
      } else if (typeof value === "number" || typeof value === "string") {
        words[key] = value;
      }
    }
    if ("from" in plain && "to" in plain)
      words.moves = isNobody(plain.from) ? "came" : isNobody(plain.to) ? "went" : "passed";
    if ("from" in plain && "seat" in plain)
      words.whose = !isNobody(plain.from) && (plain.from as Place).seat === plain.seat ? "own" : "other";
    return words;
  }
}

function isNobody(place: unknown): boolean {
  return (place as Place | null)?.seat == null;
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  for (let match = MARKED.exec(rest); match; match = MARKED.exec(rest)) {
    if (match.index) found.push({ text: rest.slice(0, match.index) });
    const [whole, sort, id = "", name = ""] = match;
    found.push(sort === "c" ? { text: name, card: id } : id ? { text: name, seat: Number(id) } : { text: name });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) found.push({ text: rest });
  return found;
}

export function plainText(sentence: readonly Piece[]): string {
  return sentence.map((piece) => piece.text).join("");
}
