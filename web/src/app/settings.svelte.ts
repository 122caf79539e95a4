/** What a visitor chose about the page itself: light or dark, and how fast the others' moves are shown. */

import { forget, remember, remembered } from "./memory.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Milliseconds between two deeds of others. */
export const PACES = [0, 250, 500, 1000] as const;
const USUAL_PACE = 500;

function themeAtStart(): Theme {
  return THEMES.find((theme) => theme === remembered("theme")) ?? "system";
}

function paceAtStart(): number {
  const asked = new URLSearchParams(location.search).get("pace") ?? remembered("pace");
  const pace = Number(asked ?? USUAL_PACE);
  return Number.isFinite(pace) && pace >= 0 ? pace : USUAL_PACE;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme = $state(themeAtStart());
  pace = $state(paceAtStart());
  /** The visitor's system asks for no motion. */
  still = $state(calm.matches);

  constructor() {
    calm.addEventListener("change", () => (this.still = calm.matches));
  }

  /** The pause in use: 0 where motion is off. */
  get pause(): number {
    return this.still ? 0 : this.pace;
  }

  /** Reads what the browser remembers. */
  begin(): void {
    this.applyTheme(themeAtStart());
    this.pace = paceAtStart();
  }

  chooseTheme(theme: Theme): void {
    if (theme === "system") forget("theme");
    else remember("theme", theme);
    this.applyTheme(theme);
  }

  choosePace(pace: number): void {
    this.pace = pace;
    remember("pace", String(pace));
  }

  private applyTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
