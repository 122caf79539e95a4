/** Which moves a thing on the table stands for: read off the options of the prompt, never thought out. */

import type { OptionShown, Place } from "../protocol/messages.ts";

function covers(part: Place, place: Place): boolean {
  return (
    part.zone === place.zone &&
    (part.seat == null || part.seat === place.seat) &&
    (part.card == null || part.card === place.card)
  );
}

/** The options that a touch of this place can mean. */
export function touching(options: readonly OptionShown[], place: Place): OptionShown[] {
  return options.filter((option) => option.parts.some((part) => covers(part, place)));
}

/** The options that name exactly this place, not only something around it. */
export function naming(options: readonly OptionShown[], place: Place): OptionShown[] {
  return options.filter((option) =>
    option.parts.some(
      (part) =>
        covers(part, place) &&
        (part.seat ?? null) === (place.seat ?? null) &&
        (part.card ?? null) === (place.card ?? null),
    ),
  );
}

/** Cards picked from a hand: how many of each kind. */
export type Picked = Readonly<Record<string, number>>;

function handOf(option: OptionShown): Picked | null {
  const cards: Record<string, number> = {};
  for (const part of option.parts) {
    if (part.zone !== "hand" || !part.card) return null;
    cards[part.card] = (cards[part.card] ?? 0) + (part.count ?? 1);
  }
  return option.parts.length ? cards : null;
}

function within(picked: Picked, cards: Picked): boolean {
  return Object.entries(picked).every(([card, count]) => count <= (cards[card] ?? 0));
}

/** The option that lays exactly these cards. */
export function laying(options: readonly OptionShown[], picked: Picked): OptionShown | null {
  return (
    options.find((option) => {
      const cards = handOf(option);
      return cards !== null && within(picked, cards) && within(cards, picked);
    }) ?? null
  );
}

/** One card more: added where some option has room for it. One kind gives way to another, but nothing that was put
 *  together is taken apart: null where this card cannot be laid with the others, or not at all. */
export function pick(options: readonly OptionShown[], picked: Picked, card: string): Picked | null {
  const fits = (wanted: Picked) => options.some((option) => within(wanted, handOf(option) ?? {}));
  const more = { ...picked, [card]: (picked[card] ?? 0) + 1 };
  if (fits(more)) return more;
  const kinds = Object.keys(picked);
  const alone = { [card]: 1 };
  return kinds.length <= 1 && kinds[0] !== card && fits(alone) ? alone : null;
}

/** One card less. */
export function putBack(picked: Picked, card: string): Picked {
  const left = (picked[card] ?? 0) - 1;
  const { [card]: _, ...rest } = picked;
  return left > 0 ? { ...rest, [card]: left } : rest;
}
