import { expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { logOf as chronicleLog } from "../src/games/chronicle/log.ts";
import { logOf as gosuxLog } from "../src/games/gosux/log.ts";
import type { LogGroup } from "../src/parts/log.ts";
import type { EventShown, Place } from "../src/protocol/messages.ts";
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

function happened(number: number, decision: number, kind: string, more: Partial<EventShown>): EventShown {
  return { number, decision, kind, seat: 0, card: null, from: null, to: null, amount: 1, rule: "GX-TURN-1", ...more };
}

const ORDERED = [
  happened(1, 3, "laid-card", { card: "gosu" }),
  happened(2, 3, "laid-card", { card: "event" }),
  happened(3, 4, "laid-card", { card: "gosu", amount: 2 }),
  happened(4, 5, "revealed", { seat: 1, card: "reaper" }),
  happened(5, 5, "revealed", { seat: 1, card: "hulk" }),
  happened(6, 5, "revealed", { seat: 0, card: "hulk" }),
];
const FOUGHT = [
  happened(1, 3, "activated", { card: "muraena" }),
  happened(2, 3, "drew-cards", { amount: 2 }),
  happened(3, 3, "drawn", { card: "elle" }),
  happened(4, 3, "drawn", { card: "sati" }),
  happened(5, 4, "spent", { seat: 1, amount: 2 }),
  happened(6, 4, "drew-cards", { seat: 1, amount: 3 }),
  happened(7, 5, "drawn", { card: "timer" }),
  happened(8, 6, "battle-value", { amount: 16 }),
  happened(9, 6, "battle-value", { seat: 1, amount: 6 }),
];
const TOLD = {
  en: [
    "Haneul orders 1 Gosu and 1 event.",
    "Haneul orders 2 Gosu.",
    "Mina reveals 1 Reaper and 1 Hulk.",
    "Haneul reveals 1 Hulk.",
    "Haneul activates Muraena Shoal and draws Elle the Seeker and Sati the Even-Handed.",
    "Mina spends 2 activation tokens and draws 3 cards.",
    "Haneul draws Timer Hourkeepers.",
    "Great Battle: Haneul 16 and Mina 6.",
  ],
  fr: [
    "Haneul a posé 1 Gosu et 1 évènement.",
    "Haneul a posé 2 Gosu.",
    "Mina dévoile 1 Faucheur et 1 Hulk.",
    "Haneul dévoile 1 Hulk.",
    "Haneul active Muraena et pioche Elle et Sati.",
    "Mina dépense 2 jetons d’activation et pioche 3 cartes.",
    "Haneul pioche Timer.",
    "Grande Bataille : Haneul 16 et Mina 6.",
  ],
};

it.each(["en", "fr"] as const)("what one decision does has one line in %s", (language) => {
  const words = (game: "choson" | "gosux") =>
    new Words(
      bundleOf(
        language,
        sourceFiles(game, language).map((file) => readFileSync(file, "utf-8")),
      ),
      NAMES,
    );
  const shared = { viewer: 0, place: (seat: number) => seat, round: 1 };
  const choson = logOf(ORDERED, { ...shared, words: words("choson"), consequences: [], heading: String, ending: "" });
  const gosux = gosuxLog(FOUGHT, { ...shared, words: words("gosux"), draft: "", opening: String });
  const lines = [...choson, ...gosux].flatMap((group) => group.lines);
  expect(lines.map(({ pieces }) => plainText(pieces))).toEqual(TOLD[language]);
});

const BY_STEPS = [
  happened(1, 0, "tile-active", { seat: null, card: "galmi", rule: "GX-SET-1" }),
  happened(2, 0, "tile-active", { seat: null, card: "xi-an", rule: "GX-SET-1" }),
  happened(3, 3, "played", { card: "ez" }),
  happened(4, 4, "paid", { card: "elle" }),
  happened(5, 5, "paid", { card: "sati" }),
  happened(6, 6, "played", { card: "orgah" }),
  happened(7, 7, "paid", { card: "timer" }),
  ...["elle", "sati", "timer"].map((card, at) =>
    happened(8 + at, 7, "removed", { card, from: { zone: "discard", seat: 1 }, rule: "GX-CARD-ORGAH" }),
  ),
  happened(11, 8, "discarded-card", { card: "ez", rule: "GX-TURN-1" }),
  happened(12, 9, "discarded-card", { card: "kaez", rule: "GX-TURN-1" }),
  happened(13, 10, "discarded-card", { card: "nio", rule: "GX-CARD-VOLANTIS" }),
  happened(14, 11, "swapped", { card: "hempo", from: { zone: "a1", seat: 0 } }),
  happened(15, 11, "swapped", { card: "smook", from: { zone: "b1", seat: 0 } }),
  happened(16, 12, "sacrificed", { card: "hempo", rule: "GX-SONG-1" }),
  happened(17, 13, "sacrificed", { card: "smook", rule: "GX-SONG-1" }),
  happened(18, 14, "sacrificed", { seat: 1, card: "nio", rule: "GX-SONG-1" }),
  happened(19, 15, "showed", { card: "nio" }),
  happened(20, 15, "showed", { card: "kaez" }),
  happened(21, 16, "put-on-top", { card: "elle" }),
  happened(22, 17, "put-on-top", { card: "ez" }),
  happened(23, 18, "played", { card: "ez" }),
  happened(24, 19, "played", { card: "ez" }),
];
const BY_STEPS_TOLD = {
  en: [
    "Nobody took Galmi and Xi’an: their tiles are active for both players.",
    "Haneul plays EZ the Eraser.",
    "Haneul pays with Elle the Seeker and Sati the Even-Handed.",
    "Haneul plays Orgah the Scourer.",
    "Haneul pays with Timer Hourkeepers.",
    "Mina’s Elle the Seeker, Sati the Even-Handed and Timer Hourkeepers are removed from the game.",
    "Haneul discards EZ the Eraser and Kaez the Rekindler.",
    "Haneul discards Nio the Usurper.",
    "Haneul’s Hempo the Breaker and Smook the Warcaller change places.",
    "Haneul sacrifices Hempo the Breaker and Smook the Warcaller.",
    "Mina sacrifices Nio the Usurper.",
    "Haneul shows Nio the Usurper and Kaez the Rekindler.",
    "One after the other on top of Haneul’s deck: Elle the Seeker and EZ the Eraser.",
    "Haneul plays EZ the Eraser.",
    "Haneul plays EZ the Eraser.",
  ],
  fr: [
    "Personne n’a pris Galmi et Xi’an : leurs tuiles sont actives pour les deux joueurs.",
    "Haneul pose EZ.",
    "Haneul paie avec Elle et Sati.",
    "Haneul pose Orgah.",
    "Haneul paie avec Timer.",
    "Retirées de la partie chez Mina : Elle, Sati et Timer.",
    "Haneul défausse EZ et Kaez.",
    "Haneul défausse Nio.",
    "Chez Haneul, Hempo et Smook échangent leurs places.",
    "Haneul sacrifie Hempo et Smook.",
    "Mina sacrifie Nio.",
    "Haneul montre Nio et Kaez.",
    "L’une après l’autre sur le deck de Haneul : Elle et EZ.",
    "Haneul pose EZ.",
    "Haneul pose EZ.",
  ],
};

it.each(["en", "fr"] as const)(
  "cards that are paid, given up or removed for one thing have one line in %s",
  (language) => {
    const texts = sourceFiles("gosux", language).map((file) => readFileSync(file, "utf-8"));
    const words = new Words(bundleOf(language, texts), NAMES);
    const groups = gosuxLog(BY_STEPS, {
      viewer: 0,
      place: (seat) => seat,
      round: 1,
      words,
      draft: "",
      opening: String,
    });
    const lines = groups.flatMap((group) => group.lines);
    expect(lines.map(({ pieces }) => plainText(pieces))).toEqual(BY_STEPS_TOLD[language]);
  },
);

function placesIn(groups: LogGroup[]): unknown[] {
  const lie = ({ zone, seat, card }: Place) => [zone, seat, card].filter((part) => part != null).join(" ");
  return groups.flatMap((group) => group.lines.map((line) => (line.places ?? []).map(lie)));
}

it("a line knows where what it speaks of lies, in every game", () => {
  const words = (game: "koryo" | "choson" | "chronicle" | "gosux") =>
    new Words(
      bundleOf(
        "en",
        sourceFiles(game, "en").map((file) => readFileSync(file, "utf-8")),
      ),
      NAMES,
    );
  const at = (zone: string, seat?: number): Place => ({ zone, ...(seat !== undefined && { seat }) });
  const shared = { viewer: 0, place: (seat: number) => seat, round: 1 };
  const seasons = { ...shared, consequences: ["power-moved"], heading: String, ending: "" };
  const stole = happened(1, 1, "stole-token", { from: at("tokens", 2), to: at("tokens", 0) });
  const fell = happened(2, 2, "destroyed", { card: "spy", from: at("tableau", 2), to: at("pile") });
  const moved = happened(3, 3, "power-moved", { card: "spy", from: at("power", 2), to: at("power", 1) });
  expect(placesIn(logOf([stole, fell, moved], { ...seasons, words: words("koryo") }))).toEqual([
    ["tokens 2", "tokens 0"],
    ["tableau 2 spy"],
    ["power 2 spy", "power 1 spy"],
  ]);
  const kept = happened(1, 1, "kept-event", { card: "event", from: at("played-events", 0), to: at("kept", 0) });
  expect(placesIn(logOf([kept], { ...seasons, words: words("choson") }))).toEqual([
    ["played-events 0 event", "kept 0 event"],
  ]);
  const played = happened(1, 1, "played", { card: "fool", from: at("hand", 1), to: at("meeting", 1) });
  const chronicle = { ...shared, words: words("chronicle"), opening: String, meeting: String, scoring: String };
  expect(placesIn(chronicleLog([played], chronicle)), "not those that are still in the hand").toEqual([
    ["meeting 1 fool"],
  ]);
  const drew = happened(1, 1, "drew-cards", { seat: 1, amount: 2, from: at("deck", 1), to: at("hand", 1) });
  expect(placesIn(gosuxLog([drew], { ...shared, words: words("gosux"), draft: "", opening: String }))).toEqual([
    ["hand 1"],
  ]);
});
