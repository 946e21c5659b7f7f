// Colours of the two themes and of the eight seats. Everything else takes its colours from here; the unit test
// beside this file checks contrast and how far apart the seats are.

export type ThemeName = "dark" | "light";

export interface Theme {
  space: string;
  panel: string;
  raised: string;
  text: string;
  quiet: string;
  disabled: string;
  accent: string;
  good: string;
  warn: string;
  bad: string;
  /** The line around every piece; on light paper it carries the contrast. */
  keyline: string;
}

export const themes: Record<ThemeName, Theme> = {
  dark: {
    space: "#0E1320",
    panel: "#151B2B",
    raised: "#1D2538",
    text: "#E8ECF4",
    quiet: "#A9B4C9",
    disabled: "#8591A9",
    accent: "#5FD4E8",
    good: "#7FD88F",
    warn: "#FFB84D",
    bad: "#FF7A7A",
    keyline: "#05070D",
  },
  light: {
    space: "#F5F2EA",
    panel: "#FFFFFF",
    raised: "#ECE8DC",
    text: "#1B1F2A",
    quiet: "#51596B",
    disabled: "#646B7B",
    accent: "#00687A",
    good: "#1F6B37",
    warn: "#8A5300",
    bad: "#B3261E",
    keyline: "#1B1F2A",
  },
};

export type EmblemShape = "triangle" | "disc" | "square" | "diamond" | "ring" | "bars" | "plus" | "star";

export interface SeatColour {
  fill: string;
  /** Readable on the fill. */
  ink: string;
  emblem: EmblemShape;
  /** Only where the fill is as dark as the ground. */
  keyline?: string;
  /** The line around an emblem in text on dark panels, where the fill alone would reach less than 3:1. */
  edge?: string;
}

export const seats: Record<string, SeatColour> = {
  red: { fill: "#BE3340", ink: "#FFFFFF", emblem: "triangle", edge: "#E27A84" },
  blue: { fill: "#6D91FF", ink: "#000000", emblem: "disc" },
  orange: { fill: "#DA8709", ink: "#000000", emblem: "square" },
  purple: { fill: "#6C55BC", ink: "#FFFFFF", emblem: "diamond", edge: "#A796E0" },
  yellow: { fill: "#F4F03A", ink: "#000000", emblem: "ring" },
  pink: { fill: "#FFC6F0", ink: "#000000", emblem: "bars" },
  green: { fill: "#74D9A4", ink: "#000000", emblem: "plus" },
  black: { fill: "#2A3040", ink: "#FFFFFF", emblem: "star", keyline: "#E8ECF4" },
};

const unknownSeat: SeatColour = { fill: "#8591A9", ink: "#000000", emblem: "disc" };

export function seatColour(seat: string): SeatColour {
  return seats[seat] ?? unknownSeat;
}

/** Colours that mean the same in both themes. */
export const meanings = {
  resource: "#F2C94C",
  influence: "#6FA8FF",
  biotic: "#5BBF6A",
  warfare: "#E5604D",
  propulsion: "#58A6F0",
  cybernetic: "#E8C547",
} as const;
