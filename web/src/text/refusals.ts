/** A refusal in the visitor's language; where a code is unknown here, the server's own sentence. */

import { text } from "./text.svelte.ts";

interface Refusal {
  code: string;
  parameters: Record<string, string | number>;
  rule: string | null;
  text: string;
}

export function refusalWords(refusal: Refusal): string {
  return text.find(`refused-${refusal.code}`, { rule: refusal.rule ?? "", ...refusal.parameters }) ?? refusal.text;
}
