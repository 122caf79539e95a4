/** The words of a lesson: the server has them, and only who is taught needs them. */

import type { FluentBundle } from "@fluent/bundle";
import { api } from "../connection/api.ts";
import type { Language } from "../text/languages.ts";
import { bundleOf, format } from "../text/words.ts";

export class LessonWords {
  /** The language they are in: for a moment another one than the page speaks. */
  language = $state<Language>();
  private bundle = $state.raw<FluentBundle | null>(null);
  private asked = "";

  constructor(private readonly game: string) {}

  /** They are there. */
  get read(): boolean {
    return this.bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    this.asked = language;
    const source = await api.lesson(this.game, language);
    if (language !== this.asked) return;
    this.bundle = bundleOf(language, [source]);
    this.language = language;
  }

  /** A message; `names` are those of the bots, from the learner's left on. */
  say(key: string, names: readonly string[] = []): string {
    return this.bundle ? format(this.bundle, key, { one: names[0] ?? "", two: names[1] ?? "" }) : "";
  }
}
