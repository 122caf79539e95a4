/** What the views of games with seasons share: eight rounds, orders laid face down, a row of families for each seat. */

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
  seats: SeasonSeat[];
  powers: Record<string, SeasonPower>;
}

/** The eight season cards: how many are dealt, how many may be kept. */
export const SEASONS = [10, 9, 8, 7, 6, 5, 4, 3].map((dealt, index) => ({ dealt, kept: index + 3 }));

/** One line of the score: what each seat gets; null where it gets nothing. */
export interface ScoreLine {
  what: string;
  points: (number | null)[];
}
