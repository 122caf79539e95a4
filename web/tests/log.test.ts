import { expect, it } from "vitest";
import { readFileSync } from "node:fs";
import type { EventShown } from "../src/protocol/messages.ts";
import { logOf } from "../src/table/seasons/log.ts";
import { Words, bundleOf, plainText } from "../src/text/words.ts";
import { NAMES, sourceFiles } from "./samples.ts";

it("a swap is one act and one line", () => {
  const texts = sourceFiles("koryo", "en").map((file) => readFileSync(file, "utf-8"));
  const half = (number: number, card: string, from: number, to: number): EventShown => ({
    ...{ number, decision: 3, kind: "swapped", seat: 0, card, amount: 1, rule: "KO-EV-3" },
    ...{ from: { zone: "tableau", seat: from }, to: { zone: "tableau", seat: to } },
  });
  const [group] = logOf([half(1, "spy", 1, 2), half(2, "banker", 2, 1)], {
    words: new Words(bundleOf("en", texts), NAMES),
    viewer: 0,
    consequences: [],
    place: (seat) => seat,
    round: 1,
    heading: String,
    ending: "",
  });
  expect(group?.lines.map((line) => plainText(line.pieces))).toEqual([
    "Lobbying: Mina’s Spy and Tariq’s Banker change places.",
  ]);
});
