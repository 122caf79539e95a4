/** The words of the page in the chosen language. A key that does not exist, or lacks a parameter, does not compile. */

import type { FluentBundle } from "@fluent/bundle";
import { remember, remembered } from "../app/memory.ts";
import type { Messages } from "./keys.ts";
import { type Language, SOURCES, isLanguage, preferred } from "./languages.ts";
import { Words, bundleOf, format } from "./words.ts";

type Parameters<Key extends keyof Messages> = Messages[Key] extends null ? [] : [parameters: Messages[Key]];

class Text {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);

  /** Reads the words of a language; the page is drawn once they are there. */
  async speak(language: Language): Promise<void> {
    const { default: sources } = await SOURCES[language]();
    this.bundle = bundleOf(language, sources);
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

  say<Key extends keyof Messages>(key: Key, ...parameters: Parameters<Key>): string {
    return this.bundle ? format(this.bundle, key, parameters[0] ?? {}) : "";
  }

  /** For keys that are put together at run time: the words, or nothing if there are none. */
  find(key: string, parameters: Record<string, string | number> = {}): string | null {
    return this.bundle?.hasMessage(key) ? format(this.bundle, key, parameters) : null;
  }

  /** The words of a game for the people at a table. */
  words(names: readonly string[]): Words {
    if (!this.bundle) throw new Error("No language has been read yet.");
    return new Words(this.bundle, names);
  }
}

export const text = new Text();
