/** What Koryŏ's cards look like: columns of the table from left to right, colours and emblems. */

import about from "../../../../src/madang/games/koryo/about.json";
import type { Face } from "../../parts/face.ts";
import type { SmallRules } from "../../table/seasons/view.ts";
import { text } from "../../text/text.svelte.ts";

export type Kind = keyof typeof about.colours;
export const KINDS = Object.keys(about.colours) as Kind[];
export const EVENTS: Kind[] = ["barbarians", "lobbying"];

/** The rules that speak of each. */
export const RULES: Record<Kind, string[]> = {
  omniscient: ["KO-MAJ-2"],
  spy: ["KO-SPY-1", "KO-SPY-2"],
  senator: ["KO-END-1"],
  priest: ["KO-PRIEST-1"],
  "ship-owner": ["KO-ORD-2"],
  banker: ["KO-BANK-1"],
  guardian: ["KO-EV-2"],
  broadcaster: ["KO-DEAL-1"],
  merchant: ["KO-MAJ-1"],
  barbarians: ["KO-EV-2"],
  lobbying: ["KO-EV-3"],
};

export const SMALL: SmallRules = {
  first: "KO-END-3",
  limit: "KO-END-1",
  hand: "KO-DEAL-1",
  order: "KO-ORD-1",
  pool: "KO-BANK-1",
  pile: "KO-SETUP-1",
  tokens: "KO-SCORE-2",
};

export function isKind(word: string | null | undefined): word is Kind {
  return KINDS.some((kind) => kind === word);
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(text.language) + words.slice(1);
}

function face(kind: Kind): Face {
  const number = KINDS.indexOf(kind) + 1;
  const event = EVENTS.includes(kind);
  return {
    id: kind,
    name: text.say(`card-${kind}`, { amount: 1 }),
    power: capital(text.say(`power-${kind}`)),
    colour: about.colours[kind],
    emblem: event ? (kind === "barbarians" ? "koB" : "koL") : `ko${number}`,
    numeral: event ? "−1" : String(number),
    ...(event ? { dark: true } : { seal: `han${number}`, weave: number }),
    material: "celadon",
    pattern: "bg-ko",
  };
}

/** The faces in the language of the page. */
export function faces(): Record<Kind, Face> {
  return Object.fromEntries(KINDS.map((kind) => [kind, face(kind)])) as Record<Kind, Face>;
}
