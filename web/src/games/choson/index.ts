/** Chosŏn as the page knows it. */

export { default as Table } from "./ChosonTable.svelte";
export { pictures } from "./pictures.ts";
