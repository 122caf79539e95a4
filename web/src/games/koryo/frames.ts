/** Koryŏ, deed by deed: which events are deeds, and what they change besides what every game with seasons changes. */

import type { EventShown, KoryoView } from "../../protocol/messages.ts";
import type { Move, Pictures } from "../../table/frames.ts";
import { type Deeds, applySeason, cutInto, movesOf } from "../../table/loom/deeds.ts";
import { KINDS } from "./cards.ts";

export const DEEDS: Deeds = {
  kinds: [
    "round-begins",
    "laid",
    "revealed",
    "took-token",
    "stole-token",
    "burned-event",
    "destroyed",
    "swapped",
    "discarded",
    "scored-family",
  ],
  together: ["revealed", "swapped", "scored-family"],
};

function apply(view: KoryoView, event: EventShown): void {
  if (event.kind === "power-moved") {
    movePower(view, event);
    return;
  }
  applySeason(view, event);
  for (const [place, amount] of [
    [event.from, -event.amount],
    [event.to, event.amount],
  ] as const) {
    const seat = view.seats[place?.seat ?? -1];
    if (seat && place?.zone === "tokens") seat.tokens += amount;
  }
}

function movePower(view: KoryoView, event: EventShown): void {
  const power = view.powers[event.card ?? ""];
  if (!power) return;
  power.holder = event.to?.seat ?? null;
  power.by_omniscient = power.holder !== null && event.rule === "KO-MAJ-2";
  power.tie = power.holder === null && Math.max(...power.counts) > 0;
}

/** What went where between two views: cards leave and arrive, tokens change hands. */
function difference(before: KoryoView, after: KoryoView): Move[] {
  const change = (count: (seat: KoryoView["seats"][number]) => number) =>
    after.seats.map((seat, index) => count(seat) - count(before.seats[index] ?? seat));
  return movesOf([
    ...KINDS.map((card) => ({
      zone: "tableau",
      card,
      by: change((seat) => seat.tableau[card] ?? 0),
      source: "order",
      bank: "pile",
    })),
    { zone: "tokens", card: null, by: change((seat) => seat.tokens), source: "pool", bank: "pool" },
  ]);
}

export const pictures: Pictures<KoryoView> = { cut: cutInto(DEEDS, apply), difference };
