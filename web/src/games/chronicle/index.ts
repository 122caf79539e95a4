/** Chronicle as the page knows it. */

import sprite from "virtual:pictures/chronicle";
import { byRule } from "../../parts/face.ts";
import { hang } from "../../parts/hang.ts";
import { faces, ruleOf } from "./cards.ts";

hang(sprite);

export { default as Table } from "./ChronicleTable.svelte";
export { pictures } from "./pictures.ts";

export const cards = () => byRule(Object.values(faces([])), (card) => [ruleOf(card)]);
