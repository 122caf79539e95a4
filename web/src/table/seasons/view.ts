/** What the views of games with seasons share: eight rounds, orders laid face down, a row of families for each seat. */

import type { Season } from "../../protocol/messages.ts";

export interface SeasonSeat {
  seat: number;
  tableau: Record<string, number>;
  cards: number;
  limit: number;
  hand_size: number;
  hand: Record<string, number> | null;
  order_size: number;
  order: Record<string, number> | null;
  put_back: Record<string, number> | null;
  points: number;
}

/** The rule of each small thing on the table. */
export interface SmallRules {
  first: string;
  /** What may be kept. */
  limit: string;
  hand: string;
  order: string;
  pool: string;
  pile: string;
  tokens: string;
}

export interface SeasonPower {
  holder: number | null;
  counts: number[];
  tie: boolean;
}

export interface SeasonView {
  players: number;
  round: number;
  phase: string;
  first: number;
  to_act: number | null;
  pool: number;
  pile: number;
  seasons: Season[];
  seats: SeasonSeat[];
  powers: Record<string, SeasonPower>;
}
