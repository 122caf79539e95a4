/** Which tokens lie with a seat, and which with nobody. */

import type { ChosonSeat, ChosonView } from "../../protocol/messages.ts";
import { TOKENS, type TokenName } from "./cards.ts";

const ALL = Object.keys(TOKENS) as TokenName[];

export function tokensOf(seat: ChosonSeat): TokenName[] {
  const held: Record<TokenName, boolean> = {
    shield: seat.shield !== null,
    "return-fire": seat.return_fire,
    "counter-attack": seat.counter_attack,
    legacy: seat.legacy,
  };
  return ALL.filter((name) => held[name]);
}

export function freeTokens(view: ChosonView): TokenName[] {
  const held = view.seats.flatMap(tokensOf);
  return ALL.filter((name) => !held.includes(name));
}
