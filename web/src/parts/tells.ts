/**
 * Small things that say what they are: a chip, a token, a round. Whoever hovers over one reads it, and whoever presses
 * it gets a slip of paper with it, and with the rule that says so. `[data-shelf]` is what they lie on: Tab comes to a
 * shelf once, arrows walk over it.
 */

export function tells(words: string, rule?: string) {
  return { type: "button", title: words, tabindex: -1, "data-tells": "", "data-rule": rule } as const;
}
