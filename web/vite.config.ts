/** How the page is built: the emblems stand in the document itself, and the pictures of a game's cards come with its
 *  table, in a file of their own, so that no drawing is missing at first. The service worker knows every file, so that none is missing later. */

import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { AcceptedPlugin } from "postcss";
import { type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { gamesHere, gatesOf, spriteOf } from "./scripts/pictures.ts";

const SERVER = "http://127.0.0.1:8477";

function emblems(): Plugin {
  const file = new URL("./src/emblems.svg", import.meta.url);
  return {
    name: "emblems",
    transformIndexHtml: (page) => page.replace("<!-- emblems -->", () => readFileSync(file, "utf-8").trim()),
  };
}

const PREFIX = "virtual:pictures/";

/** `virtual:pictures/<game>` is the sprite of that game's cards. */
function pictures(): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(spriteOf(id.slice(PREFIX.length + 1)))}` : null,
  };
}

const GATES = "virtual:gates";

/** `virtual:gates` is the sprite of the cards on the gates. */
function gates(): Plugin {
  return {
    name: "gates",
    resolveId: (id) => (id === GATES ? `\0${GATES}` : null),
    load(id) {
      if (id !== `\0${GATES}`) return null;
      const { drawn, sprite } = gatesOf(gamesHere());
      return `export const drawn = ${JSON.stringify(drawn)}; export default ${JSON.stringify(sprite)}`;
    },
  };
}

/** The service worker, with the names of all files that it keeps. */
function worker(): Plugin {
  const source = readFileSync(new URL("./src/worker.js", import.meta.url), "utf-8");
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const named = `FILES = ${JSON.stringify(files.map((name) => `/${name}`).sort())}`;
        this.emitFile({ type: "asset", fileName: "worker.js", source: source.replace("FILES = []", () => named) });
      },
    },
  };
}

/**
 * Text follows the size that visitors have chosen in their browser: sizes are written in pixels, as they were drawn, and
 * stand in the page as parts of that size, 16 pixels where nobody has chosen. The layout follows, too. What scales with
 * a card or its place already is left as it is, plaques among them: whoever touches one reads all of it.
 */
const USUAL = 16;
const followText: AcceptedPlugin = {
  postcssPlugin: "follow-text",
  Declaration(one) {
    if (!/^font(-size)?$/.test(one.prop) || /[a-z]\(.*px/.test(one.value)) return;
    if (one.source?.input.file?.includes("Plaque.svelte")) return;
    one.value = one.value.replace(/([\d.]+)px/g, (_, size) => `${Number(size) / USUAL}rem`);
  },
  AtRule: {
    media: (one) => {
      one.params = one.params.replace(/([\d.]+)px/g, (_, size) => `${Number(size) / USUAL}em`);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), emblems(), pictures(), gates(), worker()],
  css: { postcss: { plugins: [followText] } },
  // On a busy machine anything takes long; what hangs still fails.
  test: { globalSetup: "./tests/setup.ts", testTimeout: 120_000 },
  server: {
    port: 5173,
    proxy: { "/api": { target: SERVER, ws: true } },
    // Game texts are read from the engine's own folders.
    fs: { allow: [".."] },
  },
  build: {
    // Into the package: a wheel carries the page, and whoever installs it needs no Node.
    outDir: "../src/madang/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ test: `\0${PREFIX}`, name: (id) => `sprite-${id.slice(PREFIX.length + 1)}` }],
        },
      },
    },
  },
});
