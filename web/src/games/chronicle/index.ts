/** Chronicle as the page knows it. */

import sprite from "virtual:pictures/chronicle";
import { hang } from "../../parts/hang.ts";

hang(sprite);

export { default as Table } from "./ChronicleTable.svelte";
export { pictures } from "./pictures.ts";
