/** The games that the server has, as their `about.json` describes them. */

import { api } from "../connection/api.ts";
import type { GameOffered } from "../protocol/api.ts";

class Offered {
  games = $state.raw<readonly GameOffered[]>([]);

  private asked: Promise<void> | null = null;

  /** Resolves when the server has told; asks it once, and again where it did not answer. */
  known(): Promise<void> {
    this.asked ??= api.games().then(
      (games) => {
        this.games = games;
      },
      (problem: unknown) => {
        this.asked = null;
        throw problem;
      },
    );
    return this.asked;
  }
}

export const offered = new Offered();

/** Shows the page in the colours of a game; null for its own colours. */
export function showColours(game: GameOffered | null): void {
  const { dataset, style } = document.documentElement;
  dataset.game = game?.name ?? "home";
  for (const { palette } of offered.games) for (const part of Object.keys(palette)) style.removeProperty(`--${part}`);
  for (const [part, [light, dark]] of Object.entries(game?.palette ?? {})) {
    style.setProperty(`--${part}`, `light-dark(${light}, ${dark})`);
  }
}
