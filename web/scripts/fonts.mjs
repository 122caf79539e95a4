/**
 * Cuts the page's fonts down to the characters it may have to show, and writes them and their style sheet to src/fonts.
 * A character that no font has is an error.
 *
 * "Source" is a reserved name, which no changed font may bear: the families are called Madang.
 */

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import fontverter from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";

const PROJECT = new URL("../../", import.meta.url);
const PACKAGES = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const MADE = new URL("../src/fonts/", import.meta.url);

/** What the first package lacks comes from the next one; an italic that is lacking is slanted by the browser. */
const FACES = [
  { family: "Madang Serif", style: "normal", weight: "400 700", packages: ["source-serif-4", "noto-serif-kr"] },
  { family: "Madang Sans", style: "normal", weight: "400 700", packages: ["source-sans-3", "noto-serif-kr"] },
  { family: "Madang Sans", style: "italic", weight: "400", packages: ["source-sans-3"] },
];
/** How large, high and bold each is shown, to match the fonts the design was drawn with, which were larger and had
 *  lighter serifs. */
const MEASURES = {
  "source-serif-4": { size: "105%", ascent: "109.6%", descent: "27.2%", boldest: 600 },
  "source-sans-3": { size: "112%", ascent: "103.6%", descent: "25.7%", boldest: 700 },
  "noto-serif-kr": { size: "100%", ascent: "115.1%", descent: "28.6%", boldest: 700 },
};
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

/** The files that hold what the page shows. */
const WRITTEN = {
  "web/src/": [".css", ".ftl", ".svelte", ".ts"],
  "src/madang/engine/text/": [".ftl"],
  "src/madang/games/": [".ftl", ".json"],
  "docs/rules/": [".md"],
};
/** What only the terminal shows. */
const ELSEWHERE = "/terminal/";
/** Characters of people's names, as far as the fonts have them: Latin-1 and Latin Extended-A. */
const TYPED = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
];

/** The characters that stand in the project, each with the first file that has it. */
function charactersWritten() {
  const written = new Map();
  for (const [folder, endings] of Object.entries(WRITTEN)) {
    const names = readdirSync(new URL(folder, PROJECT), { recursive: true });
    const shown = names.filter((one) => endings.includes(extname(one)) && !one.includes(ELSEWHERE));
    for (const name of shown)
      for (const character of readFileSync(new URL(folder + name, PROJECT), "utf-8"))
        if (character !== "\n" && !written.has(character)) written.set(character, folder + name);
  }
  return written;
}

function charactersTyped() {
  const codes = TYPED.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return codes.map((code) => String.fromCodePoint(code));
}

/** The slices of a package with their ranges, as in "U+0100-02BA,U+2020"; the plainest are named last, and come first. */
function slicesOf(name) {
  const ranges = JSON.parse(readFileSync(new URL(`${name}/unicode.json`, PACKAGES), "utf-8"));
  return Object.entries(ranges)
    .reverse()
    .map(([slice, range]) => ({ slice: slice.replace(/[[\]]/g, ""), range }));
}

function isWithin(character, range) {
  return range.split(",").some((part) => {
    const [first, last = first] = part.replace("U+", "").split("-");
    return character.codePointAt(0) >= parseInt(first, 16) && character.codePointAt(0) <= parseInt(last, 16);
  });
}

function charactersOf(font) {
  return Array.from(new Face(new Blob(font)).collectUnicodes(), (code) => String.fromCodePoint(code));
}

function rule({ family, style, weight }, { size, ascent, descent }, file, characters) {
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  size-adjust: ${size};
  ascent-override: ${ascent};
  descent-override: ${descent};
  src: url("./${file}") format("woff2");
  unicode-range: ${characters.map((character) => `U+${character.codePointAt(0).toString(16)}`).join(", ")};
}
`;
}

rmSync(MADE, { recursive: true, force: true });
mkdirSync(MADE, { recursive: true });
const written = charactersWritten();
const rules = [];
for (const face of FACES) {
  const left = new Set([...written.keys(), ...charactersTyped()]);
  for (const name of face.packages)
    for (const { slice, range } of slicesOf(name)) {
      const wanted = [...left].filter((character) => isWithin(character, range));
      if (!wanted.length) continue;
      const source = readFileSync(new URL(`${name}/files/${name}-${slice}-wght-${face.style}.woff2`, PACKAGES));
      const font = await subsetFont(source, wanted.join(""), {
        targetFormat: "sfnt",
        keepFeatures: FEATURES,
        variationAxes: { wght: face.weight === "400" ? 400 : { min: 400, max: MEASURES[name].boldest } },
      });
      const found = charactersOf(font);
      if (!found.length) continue;
      found.forEach((character) => left.delete(character));
      const file = `${name}-${slice}-${face.style}.woff2`;
      writeFileSync(new URL(file, MADE), await fontverter.convert(font, "woff2"));
      rules.push(rule(face, MEASURES[name], file, found));
    }
  const lacking = [...left].filter((character) => written.has(character));
  if (face.style === "normal" && lacking.length) {
    const places = lacking.map((character) => `${character} (${written.get(character)})`);
    console.error(`${face.family} has no ${places.join(", no ")}: draw it as an emblem or write something else.`);
    process.exit(1);
  }
}
writeFileSync(new URL("fonts.css", MADE), rules.join("\n"));
