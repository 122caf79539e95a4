/** The four gates of the courtyard and the cards that show in them. */

import type { Face } from "../parts/face.ts";
import { text } from "../text/text.svelte.ts";

export interface Gate {
  game: string;
  title: string;
  line: string;
  players: string;
  minutes: number;
  /** Whom one plays against who just walks in. */
  bots: number;
  open: boolean;
  faces: Face[];
}

type Look = Omit<Face, "power" | "id">;

function face(look: Look): Face {
  return { ...look, id: look.emblem, power: "" };
}

function celadon(name: string, colour: string, number: number): Face {
  return face({
    name,
    colour,
    emblem: `ko${number}`,
    numeral: String(number),
    seal: `han${number}`,
    material: "celadon",
    pattern: "bg-ko",
  });
}

function porcelain(name: string, colour: string, emblem: string, numeral: string, seal: string): Face {
  return face({ name, colour, emblem, numeral, seal, material: "porcelain", pattern: "bg-ch" });
}

function cloth(name: string, colour: string, emblem: string): Face {
  return face({ name, colour, emblem, numeral: "III", material: "cloth", pattern: "bg-gx" });
}

function vellum(
  name: string,
  colour: string,
  emblem: string,
  numeral: string,
  hatching: Face["hatching"],
  seal?: string,
): Face {
  return face({
    name,
    colour,
    emblem,
    numeral,
    material: "vellum",
    ...(hatching && { hatching }),
    ...(seal && { seal }),
  });
}

export function gates(): Gate[] {
  const two = text.say("gate-players", { from: 2, to: 4 });
  return [
    {
      game: "koryo",
      title: "Koryŏ",
      line: text.say("gate-koryo-line"),
      players: two,
      minutes: 15,
      bots: 3,
      open: true,
      faces: [
        celadon(text.say("gate-banker"), "#3d6a1c", 6),
        celadon(text.say("gate-omniscient"), "#5a3690", 1),
        celadon(text.say("gate-merchant"), "#0a6a5c", 9),
      ],
    },
    {
      game: "choson",
      title: "Chosŏn",
      line: text.say("gate-choson-line"),
      players: two,
      minutes: 15,
      bots: 3,
      open: true,
      faces: [
        porcelain(text.say("gate-reaper"), "#2a2420", "ch4", "4", "sword"),
        porcelain(text.say("gate-yi"), "#99235a", "ch1", "1", "lobby"),
        porcelain(text.say("gate-hulk"), "#4d6110", "ch7", "7", "sword"),
      ],
    },
    {
      game: "gosux",
      title: "Gosu X",
      line: text.say("gate-gosux-line"),
      players: text.say("gate-players-two"),
      minutes: 30,
      bots: 1,
      open: true,
      faces: [
        cloth("Goan Sul", "#3c3348", "gxgoan_sul"),
        cloth("Phoenix", "#b52b1b", "gxphoenix"),
        cloth("Galmi", "#08696a", "gxgalmi"),
      ],
    },
    {
      game: "chronicle",
      title: "Chronicle",
      line: text.say("gate-chronicle-line"),
      players: text.say("gate-players", { from: 3, to: 6 }),
      minutes: 30,
      bots: 3,
      open: true,
      faces: [
        vellum(text.say("gate-champion"), "#234f8e", "crpower", "9", "power", "ab9"),
        vellum(text.say("gate-princess"), "#af263b", "crlove", "2", "love", "ab2"),
        vellum(text.say("gate-dragon"), "#6a4a12", "crdragon", "", "wild"),
      ],
    },
  ];
}
