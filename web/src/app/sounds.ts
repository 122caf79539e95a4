/**
 * Sounds of paper, wood and brass, made on the spot: nothing is loaded. There are none before the visitor has chosen a
 * volume and touched the page, and none in a hidden page but the bell.
 */

import { settings } from "./settings.svelte.ts";

/** A tone that falls or rises from one frequency to another, or noise through a filter at that frequency. */
interface Note {
  wave: "sine" | "triangle" | "noise";
  from: number;
  to?: number;
  filter?: BiquadFilterType;
  /** Seconds: when it begins, how long it lasts, how long it swells. */
  at?: number;
  lasts: number;
  swells?: number;
}

const DRUM: Note[] = [
  { wave: "sine", from: 110, to: 60, lasts: 0.16 },
  { wave: "noise", from: 400, filter: "lowpass", lasts: 0.16 },
];
const BELL: Note[] = [660, 990].map((from) => ({ wave: "sine", from, lasts: 0.7, swells: 0.03 }));
const WOOD: Note[] = [{ wave: "sine", from: 180, to: 120, lasts: 0.07 }];
/** D, E, G, A, B. */
const FIVE_NOTES: Note[] = [587.3, 659.3, 784, 880, 987.8].map((from, i) => ({
  wave: "triangle",
  from,
  at: i * 0.11,
  lasts: 0.5,
  swells: 0.01,
}));
const PAPER: Note[] = [{ wave: "noise", from: 1800, filter: "bandpass", lasts: 0.06 }];

const RECIPES = {
  /** A card lands. */
  paper: PAPER,
  /** A card turns. */
  flick: [0, 0.06].map((at) => ({ wave: "noise", from: 3000, filter: "highpass", at, lasts: 0.04 })),
  /** Something is laid, a button is pressed. */
  wood: WOOD,
  /** A token moves. */
  brass: [1320, 1980].map((from) => ({ wave: "triangle", from, lasts: 0.18 })),
  /** A power changes hands. */
  handover: [880, 1100].map((from, i) => ({ wave: "triangle", from, at: i * 0.12, lasts: 0.12 })),
  /** The visitor is asked. */
  bell: BELL,
  /** Something is captured or destroyed. */
  drum: DRUM,
  /** One more is counted: each a semitone higher. */
  count: WOOD,
  /** The count is decided. */
  verdict: [...DRUM, ...BELL],
  /** Somebody says something. */
  message: PAPER,
  /** Time is running out. */
  tick: WOOD,
  /** It cannot be. */
  dull: [{ wave: "sine", from: 140, lasts: 0.06 }],
  /** A puzzle is solved. */
  solved: FIVE_NOTES,
  /** Won: the bell is the last to be heard. */
  win: [...FIVE_NOTES, ...BELL.map((note) => ({ ...note, at: 0.44 }))],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof RECIPES;

const LOUDEST = 0.25;
/** How loud one is beside the others. */
const SOFT: Partial<Record<Sound, number>> = { message: 0.5 };
/** Milliseconds between two sounds of one kind. */
const APART = 60;
const SEMITONE = 2 ** (1 / 12);

class Sounds {
  /** How often each was made. */
  readonly made = new Map<Sound, number>();
  private readonly last = new Map<Sound, number>();
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  /** Makes a sound, so many semitones higher. */
  ask(sound: Sound, semitones = 0): void {
    if (settings.volume === 0 || (document.hidden && sound !== "bell") || !navigator.userActivation.hasBeenActive)
      return;
    const now = performance.now();
    if (now - (this.last.get(sound) ?? -Infinity) < APART) return;
    this.last.set(sound, now);
    this.made.set(sound, (this.made.get(sound) ?? 0) + 1);
    this.context ??= new AudioContext();
    void this.context.resume();
    const out = new GainNode(this.context, { gain: LOUDEST * (SOFT[sound] ?? 1) * settings.volume });
    out.connect(this.context.destination);
    for (const note of RECIPES[sound]) this.play(note, this.context, out, SEMITONE ** semitones);
  }

  private play(note: Note, context: AudioContext, out: AudioNode, higher: number): void {
    const start = context.currentTime + (note.at ?? 0);
    const end = start + note.lasts;
    const swell = new GainNode(context, { gain: 0 });
    swell.gain.setValueAtTime(0, start);
    swell.gain.linearRampToValueAtTime(1, start + (note.swells ?? 0.003));
    swell.gain.exponentialRampToValueAtTime(0.001, end);
    swell.connect(out);
    const source = note.wave === "noise" ? this.rustle(context) : new OscillatorNode(context, { type: note.wave });
    if (source instanceof OscillatorNode) {
      source.frequency.setValueAtTime(note.from * higher, start);
      source.frequency.exponentialRampToValueAtTime((note.to ?? note.from) * higher, end);
      source.connect(swell);
    } else {
      const filter = new BiquadFilterNode(context, { type: note.filter ?? "bandpass", frequency: note.from });
      source.connect(filter).connect(swell);
    }
    source.start(start);
    source.stop(end);
  }

  private rustle(context: AudioContext): AudioBufferSourceNode {
    if (!this.noise) {
      this.noise = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
      const samples = this.noise.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    }
    return new AudioBufferSourceNode(context, { buffer: this.noise });
  }
}

export const sounds = new Sounds();
