/** What Chosŏn's cards and tokens look like: columns of the table from left to right, colours, emblems, effects. */

import about from "../../../../src/madang/games/choson/about.json";
import data from "../../../../src/madang/games/choson/cards.json";
import type { Face } from "../../parts/face.ts";
import type { SmallRules } from "../../table/seasons/view.ts";
import { text } from "../../text/text.svelte.ts";

export type Kind = keyof typeof about.colours;
export const KINDS = Object.keys(about.colours) as Kind[];
export const EVENT: Kind = "event";

const EFFECTS = data.effects as Partial<Record<Kind, "lobby" | "firearm" | "sword">>;

/** The tokens besides points and first player, and their emblems. */
export const TOKENS = {
  shield: "shieldYi",
  "return-fire": "returnFire",
  "counter-attack": "counterAttack",
  legacy: "legacy",
} as const;
export type TokenName = keyof typeof TOKENS;

/** The rules that speak of each. */
export const RULES: Record<Kind, string[]> = {
  yi: ["CH-YI-1"],
  sniper: ["CH-RIP-1"],
  oracle: ["CH-ORA-1"],
  reaper: ["CH-CIP-4"],
  gosu: ["CH-GOS-1"],
  scientist: ["CH-SCI-1"],
  hulk: ["CH-RIP-1"],
  "time-traveller": ["CH-TT-1"],
  watcher: ["CH-MAJ-1"],
  event: ["CH-CIP-1", "CH-EV-1"],
};

export const SMALL: SmallRules = {
  first: "CH-END-1",
  limit: "CH-END-1",
  hand: "CH-DEAL-1",
  order: "CH-ORD-2",
  pool: "CH-VP-1",
  pile: "CH-SETUP-1",
  tokens: "CH-SCORE-2",
};
export const TOKEN_RULES: Record<TokenName, string> = {
  shield: "CH-YI-1",
  "return-fire": "CH-RIP-1",
  "counter-attack": "CH-RIP-1",
  legacy: "CH-LEG-1",
};

export function isKind(word: string | null | undefined): word is Kind {
  return KINDS.some((kind) => kind === word);
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(text.language) + words.slice(1);
}

function face(kind: Kind): Face {
  const number = KINDS.indexOf(kind) + 1;
  const event = kind === EVENT;
  const effect = EFFECTS[kind];
  return {
    id: kind,
    name: capital(text.say(`card-${kind}`, { amount: 1 })),
    power: capital(text.say(`power-${kind}`)),
    colour: about.colours[kind],
    emblem: event ? "chE" : `ch${number}`,
    numeral: event ? "+1" : String(number),
    ...(event ? { dark: true } : { weave: number }),
    ...(effect && { seal: effect, sealWords: text.say(`effect-${effect}`) }),
    material: "porcelain",
    pattern: "bg-ch",
  };
}

/** The faces in the language of the page. */
export function faces(): Record<Kind, Face> {
  return Object.fromEntries(KINDS.map((kind) => [kind, face(kind)])) as Record<Kind, Face>;
}
