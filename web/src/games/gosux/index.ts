/** Gosu X as the page knows it. */

import sprite from "virtual:pictures/gosux";
import { hang } from "../../parts/hang.ts";

hang(sprite);

export { default as Table } from "./GosuxTable.svelte";
export { pictures } from "./pictures.ts";
