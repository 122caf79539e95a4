/** Free ground on the board: where something can be laid without covering what lies or stands there. */

/** What can be seen on a board. Its ornament may be covered, and so may empty places. */
const THINGS = "button, [data-card], [data-zone], .sign, .chip, .held, .tray, .last, b, h2, h3, p, small, span";
const STEP = 8;
const GAP = 6;
/** How much farther than elsewhere a note may lie to be on the seat's own ground, in pixels. */
const ELSEWHERE = 80;

interface Size {
  width: number;
  height: number;
}

interface Spot {
  left: number;
  top: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a note of this size lies nearest to a seat and covers nothing; null where everything is taken. */
export function nearestFree(
  things: readonly Box[],
  within: Box,
  from: { x: number; y: number },
  /** Ground that is preferred. */
  own: Box,
  { width, height }: Size,
): Spot | null {
  let best: (Spot & { far: number }) | null = null;
  for (let top = within.top + GAP; top + height + GAP <= within.bottom; top += STEP) {
    for (let left = within.left + GAP; left + width + GAP <= within.right; left += STEP) {
      const across = Math.max(left - from.x, 0, from.x - left - width);
      const down = Math.max(top - from.y, 0, from.y - top - height);
      const inside = top >= own.top && top + height <= own.bottom && left >= own.left && left + width <= own.right;
      const far = Math.hypot(across, down) + (inside ? 0 : ELSEWHERE);
      if (best && far >= best.far) continue;
      const free = things.every(
        (one) =>
          one.right + GAP <= left ||
          one.left - GAP >= left + width ||
          one.bottom + GAP <= top ||
          one.top - GAP >= top + height,
      );
      if (free) best = { left, top, far };
    }
  }
  return best;
}

/** The free ground nearest to the sign of a seat, for a note that lies somewhere already. */
export function freeSpot(main: HTMLElement, seat: number, note: HTMLElement): Spot | null {
  const plate = main.querySelector(`[data-plate="${seat}"]`);
  const own = plate?.getBoundingClientRect();
  const sign = plate?.querySelector(".sign")?.getBoundingClientRect();
  if (!sign || !own) return null;
  const things = [...main.querySelectorAll<HTMLElement>(THINGS)]
    .filter((one) => one.checkVisibility() && !note.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width && height);
  const { left, right, top, bottom } = main.getBoundingClientRect();
  const within = { left, right, top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
  const from = { x: (sign.left + sign.right) / 2, y: (sign.top + sign.bottom) / 2 };
  return nearestFree(things, within, from, own, note.getBoundingClientRect());
}
