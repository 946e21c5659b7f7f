import { browserLanguage, setLanguage } from "../i18n/index.svelte";
import { languages, type Language } from "../i18n/texts";
import { Media } from "../parts/media.svelte";
import { paces, type Pace } from "./pace";
import { applyTheme } from "../theme/apply";
import type { ThemeName } from "../theme/tokens";

export type Motion = "system" | "full" | "none";
export type ThemeWish = "system" | ThemeName;

/** Three kinds of sound; each has something to see beside it. */
export const soundKinds = ["turn", "attacked", "window"] as const;
export type SoundKind = (typeof soundKinds)[number];

export interface Settings {
  language: Language;
  theme: ThemeWish;
  motion: Motion;
  /** Seats also differ by pattern on areas, not only by emblem and colour. */
  patterns: boolean;
  fontSize: number;
  /** A choice that ends my part is sent without asking for confirmation. */
  quick: boolean;
  sounds: Record<SoundKind, boolean>;
  /** Nothing is answered or filled in for me. */
  askAll: boolean;
  /** A short line for each thing that ran by itself. */
  chips: boolean;
  /** How fast bots play at tables that I open. */
  pace: Pace;
  /** Keys that were changed, by the name of what they do; "" switches one off. */
  keys: Record<string, string>;
}

export const fontSizes = [13, 14, 16, 18];
const key = "orrery.settings";

export function readSettings(stored: string | null, wanted: readonly string[]): Settings {
  const fallback: Settings = {
    language: browserLanguage(wanted),
    theme: "system",
    motion: "system",
    patterns: false,
    fontSize: 14,
    quick: false,
    sounds: { turn: false, attacked: false, window: false },
    askAll: false,
    chips: true,
    pace: "normal",
    keys: {},
  };
  let found: Partial<Settings> = {};
  try {
    found = (JSON.parse(stored ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    return fallback;
  }
  return {
    language: languages.includes(found.language as Language) ? (found.language as Language) : fallback.language,
    theme: found.theme === "light" || found.theme === "dark" ? found.theme : "system",
    motion: found.motion === "full" || found.motion === "none" ? found.motion : "system",
    patterns: found.patterns === true,
    fontSize: fontSizes.includes(found.fontSize as number) ? (found.fontSize as number) : fallback.fontSize,
    quick: found.quick === true,
    sounds: Object.fromEntries(soundKinds.map((kind) => [kind, found.sounds?.[kind] === true])) as Settings["sounds"],
    askAll: found.askAll === true,
    chips: found.chips !== false,
    pace: paces.find((pace) => pace === found.pace) ?? "normal",
    keys: readKeys(found.keys),
  };
}

function readKeys(found: unknown): Record<string, string> {
  if (!found || typeof found !== "object") return {};
  return Object.fromEntries(Object.entries(found).filter(([, key]) => typeof key === "string")) as Record<
    string,
    string
  >;
}

const stored = typeof localStorage === "undefined" ? null : localStorage.getItem(key);
const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);

export const settings = $state<Settings>(readSettings(stored, wanted));

// What is set in one tab holds in the others.
if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === key) Object.assign(settings, readSettings(event.newValue, wanted));
  });
}

const lightSystem = new Media("(prefers-color-scheme: light)");

/** The theme on the screen: the one that was asked for, or that of the system. */
export function shownTheme(): ThemeName {
  if (settings.theme !== "system") return settings.theme;
  return lightSystem.matches ? "light" : "dark";
}

/** Writes the settings to the page and keeps them. Call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  setLanguage(settings.language);
  applyTheme(shownTheme());
  root.style.setProperty("--font-size", `${settings.fontSize}px`);
  root.dataset.motion = settings.motion;
  root.dataset.patterns = settings.patterns ? "on" : "off";
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
