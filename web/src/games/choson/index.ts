/** Chosŏn as the page knows it. */

import { byRule } from "../../parts/face.ts";
import { RULES, faces, isKind } from "./cards.ts";

export { default as Table } from "./ChosonTable.svelte";
export { pictures } from "./pictures.ts";

export const cards = () => byRule(Object.values(faces()), (card) => (isKind(card) ? RULES[card] : []));
