/** What a visitor chose about the page itself: light, the pace of the others' moves, sound, motion, and how cards look.
 *  The browser remembers it. */

import { forget, remember, remembered } from "./memory.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A pause that ends when the visitor says so. */
export const STEP = Infinity;
/** Milliseconds between two deeds of others, whether things move or not. */
export const PACES = { fast: 250, calm: 500, slow: 1000, step: STEP };

/** How large the words on cards are. */
export const SIZES = ["small", "usual", "large"] as const;
export type Size = (typeof SIZES)[number];

function oneOf<Value extends string>(values: readonly Value[], name: string, usual: Value): Value {
  return values.find((value) => value === remembered(name)) ?? usual;
}

function paceAtStart(): number {
  const asked = new URLSearchParams(location.search).get("pace") ?? remembered("pace");
  const pace = Number(asked ?? PACES.calm);
  return pace >= 0 ? pace : PACES.calm;
}

function volumeAtStart(): number {
  const volume = Number(remembered("volume") ?? 0);
  return volume >= 0 && volume <= 1 ? volume : 0;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme = $state<Theme>("system");
  pace = $state(PACES.calm);
  /** From 0 to 1; silent until somebody chooses otherwise. */
  volume = $state(0);
  motion = $state(true);
  size = $state<Size>("usual");
  patterns = $state(false);
  /** Hears what others say, unless a table is quiet. */
  talk = $state(true);
  /** The visitor's system asks for no motion. */
  private calm = $state(calm.matches);

  constructor() {
    calm.addEventListener("change", () => {
      this.calm = calm.matches;
      this.apply();
    });
    this.read();
  }

  /** Nothing moves: by choice, or because the system says so. */
  get still(): boolean {
    return this.calm || !this.motion;
  }

  /** Reads what the browser remembers. */
  begin(): void {
    this.read();
    this.apply();
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === "system") forget("theme");
    else this.keep("theme", theme);
    this.apply();
  }

  choosePace(pace: number): void {
    this.pace = pace;
    this.keep("pace", String(pace));
  }

  chooseVolume(volume: number): void {
    this.volume = volume;
    this.keep("volume", String(volume));
  }

  chooseMotion(motion: boolean): void {
    this.motion = motion;
    this.keep("motion", motion ? "on" : "off");
  }

  chooseSize(size: Size): void {
    this.size = size;
    this.keep("size", size);
  }

  choosePatterns(patterns: boolean): void {
    this.patterns = patterns;
    this.keep("patterns", patterns ? "on" : "off");
  }

  chooseTalk(talk: boolean): void {
    this.talk = talk;
    this.keep("talk", talk ? "on" : "off");
  }

  private read(): void {
    this.theme = oneOf(THEMES, "theme", "system");
    this.pace = paceAtStart();
    this.volume = volumeAtStart();
    this.motion = remembered("motion") !== "off";
    this.size = oneOf(SIZES, "size", "usual");
    this.patterns = remembered("patterns") === "on";
    this.talk = remembered("talk") !== "off";
  }

  private keep(name: string, value: string): void {
    remember(name, value);
    this.apply();
  }

  /** Styles read these from the document. */
  private apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "system") delete dataset.theme;
    else dataset.theme = this.theme;
    dataset.size = this.size;
    dataset.motion = this.still ? "off" : "on";
    dataset.patterns = this.patterns ? "on" : "off";
  }
}

export const settings = new Settings();
