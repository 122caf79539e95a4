// A bot as a program of its own, for Node: of the legal moves it takes any, each equally likely.
//
// madang arena koryo --bots "program:node examples/bot.mjs" greedy
//
// Every line on the standard input is a question (docs/bots.md), every line on the standard output its answer.

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { moves, chance } = JSON.parse(line);
  const move = moves[chance % moves.length]; // the same game again from the same seed
  console.log(JSON.stringify({ move }));
}
