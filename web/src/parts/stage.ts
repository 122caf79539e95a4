/**
 * Things that move: each goes from where it lay to where it lies, in a straight line with a slight rise. Places are found
 * by their data attributes (zone, seat, card); what has no place of its own starts at the plate of its seat.
 */

import { mount, unmount } from "svelte";
import type { Place } from "../protocol/messages.ts";
import { type Move, PRIZES, type Stage, TOKENS } from "../table/pictures.ts";
import Flyer from "./Flyer.svelte";
import type { Face, Material } from "./face.ts";

const DURATION = 240;
const PRIZE_DURATION = 400;
const APART = 40;
const LONGEST = 600;
const RISE = 14;
const EASE = "cubic-bezier(.2,.7,.2,1)";
/** More cards than this are shown as one bundle. */
const MOST_TOGETHER = 6;
/** The width of a moving card where no open card lies: at the pile, at a plate. */
const AFAR = 26;
const COIN = 22;

interface Spot {
  x: number;
  y: number;
  /** How wide a card is there. */
  width: number;
}

function spotOf(element: HTMLElement): Spot {
  const card = element.querySelector<HTMLElement>(".card, .back");
  const { left, top, width, height } = (card ?? element).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: card ? width : AFAR };
}

/** How the cards of a game look. */
export interface CardLooks {
  face: (card: string) => Face | null;
  material: Material;
  /** The emblem of the token that is taken seldom. */
  prize?: string;
}

export function createStage(root: HTMLElement, overlay: HTMLElement, cardLooks: CardLooks): Stage {
  let sources: (Spot | null)[] = [];
  let running: Animation[] = [];

  function find(place: Place): HTMLElement | null {
    const zone = `[data-zone="${place.zone}"]`;
    const seat = place.seat == null ? "" : `[data-seat="${place.seat}"]`;
    const card = place.card ? `[data-card="${place.card}"]` : "";
    const choices = [zone + seat + card, zone + seat, `[data-plate="${place.seat}"]`];
    for (const choice of choices) {
      for (const element of root.querySelectorAll<HTMLElement>(choice)) {
        if (element.getClientRects().length) return element;
      }
    }
    return null;
  }

  function look(moves: readonly Move[]): void {
    sources = moves.map((move) => {
      const element = find({ ...move.from, card: move.card });
      return element && spotOf(element);
    });
  }

  async function play(moves: readonly Move[]): Promise<void> {
    const flights = moves.flatMap((move, index) => {
      const target = find({ ...move.to, card: move.card });
      const source = sources[index];
      if (!source || !target) return [];
      return Array.from({ length: Math.min(move.amount, MOST_TOGETHER) }, () => ({ move, source, target }));
    });
    const apart = Math.min(APART, (LONGEST - DURATION) / Math.max(1, flights.length - 1));
    const landing = new Set<HTMLElement>();
    const ends = flights.map(({ move, source, target }, index) => {
      const delay = index * apart;
      if (!landing.has(target) && isNew(target, move)) {
        landing.add(target);
        running.push(target.animate({ opacity: [0, 0, 1] }, { duration: delay + DURATION, easing: "steps(1, end)" }));
      }
      return fly(move, source, spotOf(target), delay);
    });
    await Promise.all(ends);
    running = [];
  }

  /** A pile that this card begins is hidden until the card arrives. */
  function isNew(target: HTMLElement, move: Move): boolean {
    return target.dataset.card !== undefined && Number(target.dataset.count ?? 0) <= move.amount;
  }

  async function fly(move: Move, from: Spot, to: Spot, delay: number): Promise<void> {
    const prize = move.sort === PRIZES;
    const coin = prize ? cardLooks.prize : move.sort === TOKENS ? "vp" : undefined;
    const face = move.card ? cardLooks.face(move.card) : null;
    const width = coin ? COIN : to.width;
    const start = coin ? 1 : from.width / to.width;
    const holder = document.createElement("div");
    overlay.append(holder);
    const { turning } = move;
    const flyer = mount(Flyer, { target: holder, props: { face, material: cardLooks.material, coin, width, turning } });
    holder.style.left = `${from.x - width / 2}px`;
    holder.style.top = `${from.y - (coin ? width : width * 1.4) / 2}px`;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const animation = holder.animate(
      [
        { transform: `translate(0, 0) scale(${start})` },
        {
          transform: `translate(${dx * 0.55}px, ${dy * 0.55 - RISE}px) scale(${(start + 1) / 2 + 0.04})`,
          offset: 0.55,
        },
        { transform: `translate(${dx}px, ${dy}px) scale(1)` },
      ],
      { duration: prize ? PRIZE_DURATION : DURATION, delay, easing: EASE, fill: "both" },
    );
    running.push(animation);
    await animation.finished.catch(() => {});
    await unmount(flyer);
    holder.remove();
  }

  function settle(): void {
    for (const animation of running) animation.finish();
  }

  return { look, play, settle };
}
