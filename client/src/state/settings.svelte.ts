import { browserLanguage, setLanguage } from "../i18n/index.svelte";
import { languages, type Language } from "../i18n/texts";
import { applyTheme } from "../theme/apply";
import type { ThemeName } from "../theme/tokens";

export type Motion = "system" | "full" | "none";

export interface Settings {
  language: Language;
  theme: ThemeName;
  motion: Motion;
  /** Seats also differ by pattern on areas, not only by emblem and colour. */
  patterns: boolean;
  fontSize: number;
  /** A choice that ends my part is sent without asking for confirmation. */
  quick: boolean;
  /** The list shows every option, also those that can be clicked on the board. */
  fullList: boolean;
}

export const fontSizes = [13, 14, 16, 18];
const key = "orrery.settings";

export function readSettings(stored: string | null, wanted: readonly string[]): Settings {
  const fallback: Settings = {
    language: browserLanguage(wanted),
    theme: "dark",
    motion: "system",
    patterns: false,
    fontSize: 14,
    quick: false,
    fullList: false,
  };
  let found: Partial<Settings> = {};
  try {
    found = (JSON.parse(stored ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    return fallback;
  }
  return {
    language: languages.includes(found.language as Language) ? (found.language as Language) : fallback.language,
    theme: found.theme === "light" ? "light" : "dark",
    motion: found.motion === "full" || found.motion === "none" ? found.motion : "system",
    patterns: found.patterns === true,
    fontSize: fontSizes.includes(found.fontSize as number) ? (found.fontSize as number) : fallback.fontSize,
    quick: found.quick === true,
    fullList: found.fullList === true,
  };
}

const stored = typeof localStorage === "undefined" ? null : localStorage.getItem(key);
const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);

export const settings = $state<Settings>(readSettings(stored, wanted));

/** Writes the settings to the page and keeps them. Call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  setLanguage(settings.language);
  applyTheme(settings.theme);
  root.style.setProperty("--font-size", `${settings.fontSize}px`);
  root.dataset.motion = settings.motion;
  root.dataset.patterns = settings.patterns ? "on" : "off";
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
