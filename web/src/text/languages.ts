/** The languages of the page and the files their words come from. */

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

/** One file a language, so that only the chosen one is loaded. */
export type Sources = Record<Language, () => Promise<{ default: string[] }>>;

/** What every screen says; a game has words of its own. */
export const SOURCES: Sources = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
};

export function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The first language of the browser's list that the page has. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}
