/** Plays the sample games once for all tests. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
// @ts-expect-error a plain script
import { python } from "../scripts/python.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The file with the sample games. */
    samples: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "madang-samples-"));
  const file = join(folder, "samples.json");
  writeFileSync(file, python(fileURLToPath(new URL("samples.py", import.meta.url))));
  project.provide("samples", file);
  return () => rmSync(folder, { recursive: true });
}
