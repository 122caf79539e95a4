import { describe, expect, it } from "vitest";
import { chaptersOf as chronicle } from "../src/games/chronicle/story.ts";
import { chaptersOf as gosux, shareOf } from "../src/games/gosux/story.ts";
import type { EventShown } from "../src/protocol/messages.ts";
import { chaptersOf as seasons } from "../src/table/seasons/story.ts";
import { storyOf } from "../src/table/story.ts";
import { type Game, samples } from "./samples.ts";

/** All events of each game, and who won. */
function games(name: Game): { events: EventShown[]; winners: number[] }[] {
  return samples(name).map(({ steps }) => {
    const events = steps.flatMap((step) => step.events);
    const won = events.filter(({ kind }) => kind === "won" || kind === "won-game");
    return { events, winners: won.map(({ seat }) => seat!) };
  });
}

describe.each(["koryo", "choson"] as const)("the story of %s", (name) => {
  it.each(games(name))("is when the winners took what they were paid for, and kept it", ({ events, winners }) => {
    const story = storyOf(events, seasons(events, winners), 8);
    expect(story.length).toBeGreaterThan(0);
    for (const { event, note, round } of story) {
      expect(winners).toContain(event.seat);
      const later = events.filter(
        ({ kind, card, number }) => kind === "power-moved" && card === event.card && number > event.number,
      );
      expect(later).toEqual([]);
      const paid = events.find(({ kind, card }) => kind === "scored-family" && card === event.card);
      expect(note).toBe(`+${paid?.amount}`);
      expect(round).toBe(
        events.findLast(({ kind, number }) => kind === "round-begins" && number < event.number)?.amount,
      );
    }
    expect(story.map(({ round }) => round)).toEqual(story.map(({ round }) => round).toSorted((a, b) => a - b));
  });
});

it.each(games("chronicle"))(
  "Chronicle’s is by what the winner gained Fame, the last included",
  ({ events, winners }) => {
    const story = storyOf(events, chronicle(events, winners), 1);
    const gained = story.reduce((sum, { event }) => sum + event.amount, 0);
    expect(gained).toBe(events.find(({ kind }) => kind === "won-game")?.amount);
    expect(story.at(-1)?.round).toBe(
      Math.max(...events.filter(({ kind }) => kind === "round-opens").map((one) => one.amount)),
    );
  },
);

it.each(games("gosux"))("Gosu X’s tells each Supremacy with the worth of both armies", ({ events }) => {
  const taken = events.filter(({ kind }) => kind === "supremacy");
  const story = storyOf(events, gosux(events), 1);
  expect(story.map(({ event }) => event)).toEqual(taken);
  for (const { note } of story) expect(note).toMatch(/^\d+ : \d+$/);
});

it.each(samples("gosux"))("the Song takes as many of as many cards, however many are given already", ({ steps }) => {
  const taken = new Map<string, Set<string>>();
  for (const { view, prompt } of steps) {
    const share = shareOf(prompt);
    if (!share || !prompt) continue;
    const song = `${view.round} ${prompt.seat}`;
    taken.set(song, (taken.get(song) ?? new Set()).add(`${share.all} of ${share.army}`));
    expect(share.all, "half, and what the engine says comes upon it").toBe(Math.ceil(share.army / 2) + share.more);
    const left = Object.values(view.seats[prompt.seat]!.army).filter(Boolean).length;
    expect(share.given).toBe(share.army - left);
  }
  for (const shares of taken.values()) expect(shares.size).toBe(1);
});
