/** Gosu X as the page knows it. */

export { default as Table } from "./GosuxTable.svelte";
export { pictures } from "./pictures.ts";
