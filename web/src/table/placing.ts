/** Where the slip with an answer lies: beside what was touched, upon as few cards as can be. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The first of these places that covers least: on either side of what was touched, at either end of its row, where the
 *  plate lies, or above it. A card of the hand is answered above; what lies in no row, right below it if that is as
 *  well. */
export function placeOf(
  slip: Size,
  { target, row, taken, held }: { target: Box; row: Box | null; taken: readonly Box[]; held: boolean },
  room: Size,
): { left: number; top: number } {
  const within = (value: number, most: number) => Math.min(Math.max(EDGE, value), Math.max(EDGE, most - EDGE));
  const at = (left: number, top: number) => ({
    left: within(left, room.width - slip.width),
    top: within(top, room.height - slip.height),
  });
  const middle = (target.top + target.bottom - slip.height) / 2;
  const above = at((target.left + target.right - slip.width) / 2, target.top - GAP - slip.height);
  if (held) return above;
  const sides = [at(target.right + GAP, middle), at(target.left - GAP - slip.width, middle)];
  const spots = row
    ? [...sides, at(row.left, middle), at(row.right - slip.width, middle), above]
    : [at(above.left, target.bottom + GAP), above, ...sides];
  const covers = spots.map(({ left, top }) => {
    const box = { left, top, right: left + slip.width, bottom: top + slip.height };
    return [target, ...taken].reduce((sum, other) => sum + overlap(box, other), 0);
  });
  return spots[covers.indexOf(Math.min(...covers))]!;
}

/** The way from the slip to what it speaks of: along the slip's side, then up or down to the nearest edge. */
export function threadOf(slip: Box, thing: Box): string {
  const x = (thing.left + thing.right) / 2;
  const y = Math.min(Math.max((thing.top + thing.bottom) / 2, slip.top + GAP), slip.bottom - GAP);
  const end = slip.top >= thing.bottom ? thing.bottom : slip.bottom <= thing.top ? thing.top : null;
  if (x > slip.left && x < slip.right) return end === null ? "" : `M${x} ${end < y ? slip.top : slip.bottom}V${end}`;
  const from = x <= slip.left ? slip.left : slip.right;
  if (y > thing.top && y < thing.bottom) return `M${from} ${y}H${x <= slip.left ? thing.right : thing.left}`;
  return `M${from} ${y}H${x}V${y <= thing.top ? thing.top : thing.bottom}`;
}
