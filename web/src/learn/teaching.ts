/** What a table shows only to somebody who is taught: fetched with the words of the lesson. */

export { default as Coach } from "./Coach.svelte";
export { default as Known } from "./Known.svelte";
export { default as Lantern } from "./Lantern.svelte";
export { default as LessonBar } from "./LessonBar.svelte";
