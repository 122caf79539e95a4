/** Which of several equal cards are raised: those that were touched, in that order, as far as so many are picked; where
 *  more are picked than were touched, the first ones. */
export function raised(touched: readonly number[], picked: number, count: number): number[] {
  const rest = Array.from({ length: count }, (_, copy) => copy).filter((copy) => !touched.includes(copy));
  return [...touched, ...rest].slice(0, picked);
}
