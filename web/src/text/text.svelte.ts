/** The words of the page in the chosen language. A key that does not exist, or lacks a parameter, does not compile. */

import type { FluentBundle } from "@fluent/bundle";
import { remember, remembered } from "../app/memory.ts";
import type { Messages } from "./keys.ts";
import { type Language, SOURCES, type Sources, isLanguage, preferred } from "./languages.ts";
import { Words, bundleOf, format, written } from "./words.ts";

type Parameters<Key extends keyof Messages> = Messages[Key] extends null ? [] : [parameters: Messages[Key]];

class Text {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private game: Sources | null = null;
  /** Words of the game that are read only once somebody needs them. */
  private more: ((language: Language) => Promise<string> | null) | null = null;
  /** They are read. */
  answering = $state(false);

  /** Reads the words of a language, those of the game with them; the page is drawn once they are there. */
  async speak(language: Language): Promise<void> {
    const { game, more } = this;
    const [page, table, answers] = await Promise.all([SOURCES[language](), game?.[language](), more?.(language)]);
    // Somebody went to another game meanwhile: its words are on their way.
    if (game !== this.game || more !== this.more) return;
    this.bundle = bundleOf(language, [...page.default, ...(table?.default ?? []), ...(answers ? [answers] : [])]);
    this.answering = more !== null;
    this.language = language;
    document.documentElement.lang = language;
  }

  begin(): Promise<void> {
    const chosen = remembered("language");
    return this.speak(isLanguage(chosen) ? chosen : preferred(navigator.languages));
  }

  choose(language: Language): Promise<void> {
    remember("language", language);
    return this.speak(language);
  }

  /** The words of a game are needed from now on. Games share names of messages, so only one game speaks at a time. */
  async enter(game: Sources): Promise<void> {
    if (game === this.game) return;
    this.game = game;
    this.more = null;
    this.answering = false;
    await this.speak(this.language);
  }

  /** Somebody asks why: the words for that are needed from now on. */
  async answer(more: (language: Language) => Promise<string> | null): Promise<void> {
    if (this.more) return;
    this.more = more;
    await this.speak(this.language);
  }

  say<Key extends keyof Messages>(key: Key, ...parameters: Parameters<Key>): string {
    return this.bundle ? format(this.bundle, key, parameters[0] ?? {}) : "";
  }

  /** For keys that are put together at run time: the words, or nothing if there are none. */
  find(key: string, parameters: Record<string, string | number> = {}): string | null {
    return this.bundle?.hasMessage(key) ? format(this.bundle, key, parameters) : null;
  }

  number(value: number, decimals = 0): string {
    return written(value, this.language, decimals);
  }

  /** The words of a game for the people at a table. */
  words(names: readonly string[]): Words {
    if (!this.bundle) throw new Error("No language has been read yet.");
    return new Words(this.bundle, names);
  }
}

export const text = new Text();
