/** Gosu X as the page knows it. */

import sprite from "virtual:pictures/gosux";
import { byRule } from "../../parts/face.ts";
import { hang } from "../../parts/hang.ts";
import { faces, ruleOf } from "./cards.ts";

hang(sprite);

export { default as Table } from "./GosuxTable.svelte";
export { pictures } from "./pictures.ts";

export const cards = () => byRule(Object.values(faces()), (card) => [ruleOf(card)]);
