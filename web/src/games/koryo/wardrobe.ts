/** How things of Koryŏ look while they move. */

import type { Face } from "../../parts/face.ts";
import type { Wardrobe } from "../../parts/stage.ts";

export function wardrobe(face: (card: string) => Face | null, viewer: () => number | null): Wardrobe {
  return {
    face,
    material: "celadon",
    coins: ["tokens", "pool"],
    turning: ["revealed"],
    silent: (move) => {
      if (move.to?.zone === "power" || move.from?.zone === "power") return true;
      // The visitor sees the own cards themselves go, not their number.
      return (move.kind === "dealt" || move.kind === "laid") && move.seat === viewer();
    },
  };
}
