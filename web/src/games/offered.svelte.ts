/** The games that the server has, with all that each says of itself. */

import { api } from "../connection/api.ts";
import type { GameOffered } from "../protocol/api.ts";

class Offered {
  games = $state.raw<readonly GameOffered[]>([]);

  /** Asks the server, until it has answered once. */
  async known(): Promise<readonly GameOffered[]> {
    if (!this.games.length) this.games = await api.games();
    return this.games;
  }
}

export const offered = new Offered();

/** Puts the colours of a game in the place of those of the house; null for the house itself. */
export function wear(game: GameOffered | null): void {
  const { dataset, style } = document.documentElement;
  dataset.game = game?.name ?? "home";
  for (const { palette } of offered.games) for (const part of Object.keys(palette)) style.removeProperty(`--${part}`);
  for (const [part, [light, dark]] of Object.entries(game?.palette ?? {})) {
    style.setProperty(`--${part}`, `light-dark(${light}, ${dark})`);
  }
}
