/** What a plate says besides the name of who sits there. */
export interface SeatNote {
  words: string;
  /** They are away. */
  away: boolean;
  /** More can be read of it, and whether it is. */
  more?: { open: boolean; press: () => void };
}
