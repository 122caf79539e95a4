/** Runs a Python file with the Python that has Madang: $PYTHON, else the project's own environment. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const own = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));

export function python(...words) {
  const program = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
  const found = spawnSync(program, words, { encoding: "utf-8", maxBuffer: 1 << 28 });
  if (found.status !== 0) {
    process.stderr.write(found.stderr ?? `${program} cannot be run.\n`);
    process.exit(1);
  }
  return found.stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(python(...process.argv.slice(2)));
