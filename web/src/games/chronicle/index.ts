/** Chronicle as the page knows it. */

export { default as Table } from "./ChronicleTable.svelte";
export { pictures } from "./pictures.ts";
