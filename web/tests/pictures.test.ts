import { describe, expect, it } from "vitest";
import * as chronicle from "../src/games/chronicle/pictures.ts";
import { storyOf } from "../src/games/chronicle/story.ts";
import * as choson from "../src/games/choson/pictures.ts";
import * as gosux from "../src/games/gosux/pictures.ts";
import { battlesOf } from "../src/games/gosux/story.ts";
import * as koryo from "../src/games/koryo/pictures.ts";
import type { EventShown, Place } from "../src/protocol/messages.ts";
import { type Pictures, type Thing, difference, held, placeKey } from "../src/table/pictures.ts";
import { type Sample, samples } from "./samples.ts";

const games = {
  koryo: samples("koryo"),
  choson: samples("choson"),
  chronicle: samples("chronicle"),
  gosux: samples("gosux"),
};

/** Every deed of some games: what is seen to move, and what the server says of it. */
function* deedsOf<View>(matches: Sample<View>[], { things }: Pictures<View>) {
  for (const match of matches) {
    let before = match.steps[0]!.view;
    for (const { view, deeds, events } of match.steps.slice(1)) {
      for (const [index, { name, first, view: between }] of deeds.entries()) {
        const end = deeds[index + 1]?.first ?? Infinity;
        const after = index === deeds.length - 1 ? view : between;
        const told = events.filter(({ number }) => first <= number && number < end);
        yield { name, told, before, after, moves: difference(things(before), things(after), told) };
        before = after;
      }
      before = view;
    }
  }
}

function sum(things: readonly { count: number }[]): number {
  return things.reduce((all, { count }) => all + count, 0);
}

function isAt(place: Place, other: Place | null): boolean {
  return place.zone === other?.zone && (place.seat ?? null) === (other.seat ?? null);
}

function describeMoves<View>(
  name: string,
  matches: Sample<View>[],
  pictures: Pictures<View>,
  zones: RegExp,
  told: string[],
) {
  describe(`what moves in ${name}`, () => {
    const deeds = [...deedsOf(matches, pictures)];

    it("is all that comes to lie open", () => {
      const missed: Thing[] = [];
      for (const { before, after, moves } of deeds) {
        const lay = pictures.things(before);
        for (const thing of pictures.things(after).filter(({ zone }) => zones.test(zone))) {
          const same = (other: Place) => placeKey(other) === placeKey(thing);
          const came = thing.count - sum(lay.filter(same));
          const seen = moves.filter(({ to }) => same(to)).map(({ amount }) => ({ count: amount }));
          if (Math.max(0, came) !== sum(seen)) missed.push(thing);
        }
      }
      expect(missed).toEqual([]);
    });

    it.each(told)("is what the events say: %s", (kind) => {
      const events = deeds.flatMap(({ told, moves }) =>
        told
          .filter((one) => one.kind === kind)
          .map((event) => ({
            event,
            seen: moves.some(
              ({ card, from, to }) => card === event.card && isAt(from, event.from) && isAt(to, event.to),
            ),
          })),
      );
      expect(events.length).toBeGreaterThan(0);
      expect(events.filter(({ seen }) => !seen)).toEqual([]);
    });
  });
}

describeMoves("Koryŏ", games.koryo, koryo.pictures, /tableau|tokens/, [
  ...["revealed", "took-token", "stole-token", "destroyed", "swapped", "discarded"],
]);
describeMoves("Chosŏn", games.choson, choson.pictures, /tableau|tokens|kept/, [
  ...["revealed", "took-point", "kept-event", "struck", "discarded"],
]);
describeMoves("Chronicle", games.chronicle, chronicle.pictures, /allies|discard/, [
  ...["played", "took-ally", "recalled-ally", "gave-ally", "discarded-ally", "discarded-card", "purified"],
]);
describeMoves("Gosu X", games.gosux, gosux.pictures, /^[abc]\d|discard/, ["drawn", "paid", "discarded-card"]);

describe("the story of Chronicle", () => {
  it("tells how each round was scored: its Fame is what everybody then has", () => {
    for (const match of games.chronicle) {
      const { view } = match.steps.at(-1)!;
      const story = storyOf(
        match.steps.flatMap((step) => step.events),
        view,
      );
      const gained = view.seats.map(({ seat }) => story.rounds.reduce((sum, round) => sum + round.gains[seat]!, 0));
      expect(gained).toEqual(view.seats.map(({ fame }) => fame));
      expect(story.rounds.map((round) => round.number)).toEqual(story.rounds.map((_, index) => index + 1));
      for (const { history, counts, seats } of story.rounds.at(-1)!.scored) {
        const shown = view.histories.find((one) => one.card === history);
        expect({ counts, seats }).toEqual({ counts: shown?.counts, seats: shown?.met_by });
      }
    }
  });

  it("knows the running meeting card by card, and the last one that was won", () => {
    for (const match of games.chronicle) {
      const events: EventShown[] = [];
      for (const step of match.steps) {
        events.push(...step.events);
        const { meeting, won } = storyOf(events, step.view);
        if (step.view.phase === "over") continue;
        expect(meeting?.played.map(({ seat, card, turned }) => ({ seat, card, turned }))).toEqual(
          step.view.table.map(({ seat, card, turned }) => ({ seat, card, turned })),
        );
        if (won) expect(won.number).toBe(step.view.meeting - 1);
      }
    }
  });
});

describe("the story of Gosu X", () => {
  it("tells every battle with its values and who took a Supremacy token by it", () => {
    for (const match of games.gosux) {
      const { view } = match.steps.at(-1)!;
      const battles = battlesOf(
        match.steps.flatMap((step) => step.events),
        view.round,
      );
      expect(battles.length).toBeGreaterThan(0);
      expect(battles.map((battle) => battle.round)).toEqual(battles.map((_, index) => index + 1));
      for (const seat of view.seats) {
        expect(battles.filter((battle) => battle.takers.includes(seat.seat)).length).toBe(seat.supremacy);
      }
    }
  });
});

describe("two views", () => {
  const tableau = (seat: number, card: string, count = 1): Thing => ({ zone: "tableau", seat, card, count });

  it("show a swap as two moves", () => {
    expect(difference([tableau(0, "spy"), tableau(1, "priest")], [tableau(0, "priest"), tableau(1, "spy")])).toEqual([
      expect.objectContaining({ card: "priest", from: tableauOf(1, "priest"), to: tableauOf(0, "priest") }),
      expect.objectContaining({ card: "spy", from: tableauOf(0, "spy"), to: tableauOf(1, "spy") }),
    ]);
  });

  it("show a card that is turned over where it was unseen in front of somebody", () => {
    const order = { zone: "order", seat: 2 };
    const pile = { zone: "pile" };
    const before = [...held(null, 2, order), { ...pile, count: 9 }];
    expect(difference(before, [tableau(2, "spy", 2), { ...pile, count: 9 }])).toMatchObject([
      { amount: 2, turning: true },
    ]);
    expect(difference(before, [...held(null, 2, order), { ...pile, count: 8 }, tableau(2, "spy")])).toMatchObject([
      { card: "spy", from: { zone: "pile" }, turning: false },
    ]);
  });

  it("never make a token of a card", () => {
    const token = { zone: "tokens", seat: 0, count: 1, sort: "tokens" };
    expect(difference([tableau(0, "spy")], [token])).toEqual([]);
  });

  function tableauOf(seat: number, card: string): Place {
    return { zone: "tableau", seat, card };
  }
});
