import { expect, it } from "vitest";
import type { LogGroup } from "../src/parts/log.ts";
import type { EventShown, IncidentShown } from "../src/protocol/messages.ts";
import { withIncidents } from "../src/table/incidents.ts";

const EVENTS = [1, 1, 2, 3].map((decision, i) => ({ number: i + 1, decision }) as EventShown);

function line(key: string) {
  return { key, place: 0, pieces: [{ text: key }], rule: null, quiet: false, own: false };
}

const LOG: LogGroup[] = [
  { key: "a", heading: "Round 1", lines: [line("1"), line("2")] },
  { key: "b", heading: "Round 2", lines: [line("4")] },
];

function befell({ decision }: IncidentShown) {
  return { place: 1, pieces: [{ text: `after ${decision}` }], rule: null, quiet: false, own: false };
}

function told(log: LogGroup[]): string[][] {
  return log.map(({ lines }) => lines.map(({ pieces }) => pieces[0]?.text ?? ""));
}

function linesWith(...decisions: number[]): string[][] {
  const incidents = decisions.map((decision): IncidentShown => ({ decision, seat: 1, kind: "resigned" }));
  return told(withIncidents(LOG, EVENTS, incidents, befell, "Round 1"));
}

it("puts what befell seats after all that was decided by then", () => {
  expect(linesWith()).toEqual([["1", "2"], ["4"]]);
  expect(linesWith(0, 1)).toEqual([
    ["after 0", "1", "2"],
    ["after 1", "4"],
  ]);
  expect(linesWith(2, 3)).toEqual([
    ["1", "2"],
    ["after 2", "4", "after 3"],
  ]);
  const [first] = withIncidents([], [], [{ decision: 0, seat: 0, kind: "resigned" }], befell, "Round 1");
  expect(first?.heading).toBe("Round 1");
  expect(first?.lines.length).toBe(1);
});
