/** What people and birds are called in the language of the page. The server names the birds, guests who have not said
 *  what they are called, and nobody; every other name is somebody's own. */

import { text } from "./text.svelte.ts";

export function called(name: string): string {
  return text.find(`called-${name}`) ?? name;
}

/** Who sits at a seat, or that it is free. */
export function sitterOf({ seat, kind, name }: { seat: number; kind: string; name: string }): string {
  return kind === "open" ? text.say("seat-free", { seat: seat + 1 }) : called(name);
}
