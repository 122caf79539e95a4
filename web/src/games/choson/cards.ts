/** What Chosŏn's cards and tokens look like: columns of the loom from left to right, colours, emblems, effects. */

import type { Face } from "../../parts/face.ts";
import { text } from "../../text/text.svelte.ts";

export const FAMILIES = [
  "yi",
  "sniper",
  "oracle",
  "reaper",
  "gosu",
  "scientist",
  "hulk",
  "time-traveller",
  "watcher",
] as const;
export const EVENT = "event";
export const KINDS = [...FAMILIES, EVENT] as const;
export type Kind = (typeof KINDS)[number];

type Effect = "lobby" | "firearm" | "sword";

const LOOKS: Record<Kind, { colour: string; effect?: Effect }> = {
  yi: { colour: "#99235a", effect: "lobby" },
  sniper: { colour: "#37464f", effect: "firearm" },
  oracle: { colour: "#5c3896", effect: "lobby" },
  reaper: { colour: "#2a2420", effect: "sword" },
  gosu: { colour: "#ae2d18", effect: "sword" },
  scientist: { colour: "#00655a", effect: "lobby" },
  hulk: { colour: "#4d6110", effect: "sword" },
  "time-traveller": { colour: "#1d4c9e", effect: "firearm" },
  watcher: { colour: "#854f00" },
  event: { colour: "#7a1710" },
};

/** The tokens besides points and first player, and their emblems. */
export const TOKENS = {
  shield: "shieldYi",
  "return-fire": "returnFire",
  "counter-attack": "counterAttack",
  legacy: "legacy",
} as const;
export type TokenName = keyof typeof TOKENS;

export function isKind(word: string | null | undefined): word is Kind {
  return KINDS.some((kind) => kind === word);
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(text.language) + words.slice(1);
}

function face(kind: Kind): Face {
  const number = KINDS.indexOf(kind) + 1;
  const event = kind === EVENT;
  const { colour, effect } = LOOKS[kind];
  return {
    id: kind,
    name: capital(text.say(`card-${kind}`, { amount: 1 })),
    power: capital(text.say(`power-${kind}`)),
    colour,
    emblem: event ? "chE" : `ch${number}`,
    numeral: event ? "+1" : String(number),
    ...(event && { dark: true }),
    ...(effect && { seal: effect, sealWords: text.say(`effect-${effect}`) }),
    material: "porcelain",
    pattern: "bg-ch",
  };
}

/** The faces in the language of the page. */
export function faces(): Record<Kind, Face> {
  return Object.fromEntries(KINDS.map((kind) => [kind, face(kind)])) as Record<Kind, Face>;
}
