/**
 * Cuts the page's fonts down to the characters it may have to show, and writes them and their style sheet to src/fonts.
 * A character that no font has ends this with a sentence.
 *
 * "Source" is a reserved name, which no changed font may bear: the families are called Madang.
 */

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
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
/** How large, high and bold each is shown: as what the look was drawn with, which was larger and had lighter serifs. */
const MEASURES = {
  "source-serif-4": { size: "105%", ascent: "109.6%", descent: "27.2%", boldest: 600 },
  "source-sans-3": { size: "112%", ascent: "103.6%", descent: "25.7%", boldest: 700 },
  "noto-serif-kr": { size: "100%", ascent: "115.1%", descent: "28.6%", boldest: 700 },
};
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

/** Where it stands what the page shows. */
const WRITTEN = {
  "web/src/": [".css", ".ftl", ".svelte", ".ts"],
  "src/madang/engine/text/": [".ftl"],
  "src/madang/games/": [".ftl", ".json"],
  "docs/rules/": [".md"],
};
/** What people's names are made of: Latin-1 and Latin Extended-A. */
const TYPED = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
];

/** The characters to be shown, each with a place that asks for it. */
function charactersAsked() {
  const asked = new Map();
  for (const [first, last] of TYPED) for (let code = first; code <= last; code++) asked.set(code, "names");
  for (const [folder, endings] of Object.entries(WRITTEN)) {
    const names = readdirSync(new URL(folder, PROJECT), { recursive: true });
    for (const name of names.filter((one) => endings.includes(extname(one))))
      for (const character of readFileSync(new URL(folder + name, PROJECT), "utf-8"))
        if (character >= " " && !asked.has(character.codePointAt(0)))
          asked.set(character.codePointAt(0), folder + name);
  }
  return asked;
}

/** The slices of a package with their ranges, as in "U+0100-02BA,U+2020"; the plainest are named last, and come first. */
function slicesOf(name) {
  const ranges = JSON.parse(readFileSync(new URL(`${name}/unicode.json`, PACKAGES), "utf-8"));
  return Object.entries(ranges)
    .reverse()
    .map(([slice, range]) => ({ slice: slice.replace(/[[\]]/g, ""), range }));
}

function isWithin(code, range) {
  return range.split(",").some((part) => {
    const [first, last = first] = part.replace("U+", "").split("-");
    return code >= parseInt(first, 16) && code <= parseInt(last, 16);
  });
}

function rule({ family, style, weight }, { size, ascent, descent }, file, range) {
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  size-adjust: ${size};
  ascent-override: ${ascent};
  descent-override: ${descent};
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}
`;
}

rmSync(MADE, { recursive: true, force: true });
mkdirSync(MADE, { recursive: true });
const asked = charactersAsked();
const rules = [];
for (const face of FACES) {
  const left = new Set(asked.keys());
  for (const name of face.packages)
    for (const { slice, range } of slicesOf(name)) {
      const codes = [...left].filter((code) => isWithin(code, range));
      if (!codes.length) continue;
      codes.forEach((code) => left.delete(code));
      const source = new URL(`${name}/files/${name}-${slice}-wght-${face.style}.woff2`, PACKAGES);
      const file = `${name}-${slice}-${face.style}.woff2`;
      const subset = await subsetFont(readFileSync(source), String.fromCodePoint(...codes), {
        targetFormat: "woff2",
        keepFeatures: FEATURES,
        variationAxes: { wght: face.weight === "400" ? 400 : { min: 400, max: MEASURES[name].boldest } },
      });
      writeFileSync(new URL(file, MADE), subset);
      rules.push(rule(face, MEASURES[name], file, range));
    }
  if (face.style === "normal" && left.size) {
    const lacking = [...left].map((code) => `${String.fromCodePoint(code)} (${asked.get(code)})`);
    console.error(`${face.family} has no ${lacking.join(", no ")}: draw it as an emblem or write another character.`);
    process.exit(1);
  }
}
writeFileSync(new URL("fonts.css", MADE), rules.join("\n"));
