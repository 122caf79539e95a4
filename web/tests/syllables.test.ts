import { expect, test } from "vitest";
import { syllables } from "../src/parts/syllables.ts";

const BROKEN = [
  "Entre·met·teuse",
  "Nécro·man·cien",
  "Porte-étendard",
  "Match·maker",
  "Standard-bearer",
  "Cham·pion",
  "Scien·ti·fique",
  "Voya·geur tem·porel",
  "Sage",
  "Hunter",
];

test.each(BROKEN)("%s may be broken where it is spoken in parts, and nowhere else", (parts) => {
  expect(syllables(parts.replaceAll("·", "")).join("·")).toBe(parts);
});
