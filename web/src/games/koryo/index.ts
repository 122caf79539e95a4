/** Koryŏ as the page knows it. */

export { default as Table } from "./KoryoTable.svelte";
export { pictures } from "./pictures.ts";
