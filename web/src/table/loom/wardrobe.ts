/** How things of a game with seasons look while they move. */

import type { Face, Material } from "../../parts/face.ts";
import type { Wardrobe } from "../../parts/stage.ts";

/** Zones of things that change hands without going anywhere: the table shows at once where they are. */
const UNMOVED = ["power", "shield", "legacy"];

export function wardrobe(
  material: Material,
  face: (card: string) => Face | null,
  viewer: () => number | null,
): Wardrobe {
  return {
    face,
    material,
    coins: ["tokens", "pool"],
    turning: ["revealed"],
    silent: (move) => {
      if (UNMOVED.includes(move.to?.zone ?? "") || UNMOVED.includes(move.from?.zone ?? "")) return true;
      // The visitor sees the own cards themselves go, not their number.
      return (move.kind === "dealt" || move.kind === "laid") && move.seat === viewer();
    },
  };
}
