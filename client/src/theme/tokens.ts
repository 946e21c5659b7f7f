// Colours of the two themes and of the eight seats. Everything else takes its colours from here; the unit test
// beside this file checks contrast and how far apart the seats are.

export type ThemeName = "dark" | "light";

export interface Theme {
  /** Behind the map. */
  space: string;
  /** The page. */
  ground: string;
  panel: string;
  raised: string;
  /** Chips and wells. */
  sunk: string;
  /** Hairlines. */
  rule: string;
  text: string;
  quiet: string;
  faint: string;
  disabled: string;
  /** Ornament, the active system, points: never something to click. */
  brass: string;
  "brass-2": string;
  /** What may be clicked. */
  accent: string;
  "accent-ink": string;
  good: string;
  warn: string;
  bad: string;
  /** The line around every piece; on light paper it carries the contrast. */
  keyline: string;
  /** Around words on the map. */
  halo: string;
  "tile-1": string;
  "tile-2": string;
  "void-1": string;
  "void-2": string;
  "cap-1": string;
  "cap-2": string;
  core: string;
  "cloud-a": string;
  "cloud-b": string;
  "cloud-c": string;
  /** Under every fleet and count. */
  pill: string;
  biotic: string;
  warfare: string;
  propulsion: string;
  cybernetic: string;
}

// Brass and enamel on dark glass; ink and watercolour on paper. Same shapes, other tokens.
export const themes: Record<ThemeName, Theme> = {
  dark: {
    space: "#06070E",
    ground: "#0B0C15",
    panel: "#13141F",
    raised: "#1D1F2D",
    sunk: "#0D0E17",
    rule: "#2E3143",
    text: "#F1ECE1",
    quiet: "#B9B6BC",
    faint: "#9593A3",
    disabled: "#9593A3",
    brass: "#E0BC78",
    "brass-2": "#8F7444",
    accent: "#63D8EA",
    "accent-ink": "#04232A",
    good: "#86DC97",
    warn: "#FFBE5C",
    bad: "#FF8585",
    keyline: "#05070D",
    halo: "#06070E",
    "tile-1": "#1B2440",
    "tile-2": "#0F1426",
    "void-1": "#171526",
    "void-2": "#0C0B16",
    "cap-1": "#4A3414",
    "cap-2": "#1F160C",
    core: "#FFE2A6",
    "cloud-a": "#0F7F8C",
    "cloud-b": "#7A2F7E",
    "cloud-c": "#A8502E",
    pill: "#090A13",
    biotic: "#6FD37E",
    warfare: "#FF7D69",
    propulsion: "#6DB6FF",
    cybernetic: "#F0CF55",
  },
  light: {
    space: "#EDE3CC",
    ground: "#EADFC6",
    panel: "#FAF5E9",
    raised: "#F0E7D3",
    sunk: "#E6DAC0",
    rule: "#CDBD99",
    text: "#231D14",
    quiet: "#54493A",
    faint: "#665A49",
    disabled: "#665A49",
    brass: "#7A5616",
    "brass-2": "#B08A45",
    accent: "#00606F",
    "accent-ink": "#FFFFFF",
    good: "#1B6233",
    warn: "#7F4B00",
    bad: "#A8201A",
    keyline: "#231D14",
    halo: "#FFFBF0",
    "tile-1": "#F8F0DE",
    "tile-2": "#E7DABF",
    "void-1": "#E6DBCB",
    "void-2": "#D8CBB8",
    "cap-1": "#F6DFA6",
    "cap-2": "#E3BE72",
    core: "#FFF6DA",
    "cloud-a": "#9CC9C4",
    "cloud-b": "#D9B3CB",
    "cloud-c": "#E7B893",
    pill: "#FFFBF0",
    biotic: "#17682A",
    warfare: "#A62C1C",
    propulsion: "#1A59AA",
    cybernetic: "#725400",
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
  /** The fill of small pieces and emblems on dark ground, where the fill itself is hard to see. */
  bright?: string;
}

export const seats: Record<string, SeatColour> = {
  red: { fill: "#BE3340", ink: "#FFFFFF", emblem: "triangle", edge: "#F08A92", bright: "#E25A66" },
  blue: { fill: "#6D91FF", ink: "#000000", emblem: "disc" },
  orange: { fill: "#DA8709", ink: "#000000", emblem: "square" },
  purple: { fill: "#6C55BC", ink: "#FFFFFF", emblem: "diamond", edge: "#B7A8F0", bright: "#9784E2" },
  yellow: { fill: "#F4F03A", ink: "#000000", emblem: "ring" },
  pink: { fill: "#FFC6F0", ink: "#000000", emblem: "bars" },
  green: { fill: "#74D9A4", ink: "#000000", emblem: "plus" },
  black: { fill: "#2A3040", ink: "#FFFFFF", emblem: "star", keyline: "#E8ECF4" },
};

const unknownSeat: SeatColour = { fill: "#8591A9", ink: "#000000", emblem: "disc" };

export function seatColour(seat: string): SeatColour {
  return seats[seat] ?? unknownSeat;
}

/** Colours that mean the same in both themes, with the ink on them. */
export const meanings = {
  resource: "#F2C94C",
  influence: "#7FB2FF",
  "value-ink": "#14110A",
  alpha: "#F0A24B",
  beta: "#4FCB9A",
  delta: "#6FA0FF",
  gamma: "#E37FD0",
} as const;

/** Rings around what somebody holds: the line, and dashes (px at radius 17) for whom colours are alike. */
export const ringDash: Record<string, string> = {
  blue: "16 3",
  orange: "8 3 2 3",
  purple: "5 2.6",
  yellow: "11 3 2.5 3",
  pink: "2.5 2.5",
  green: "9 2.6",
  black: "1.6 2.6",
};

export const seatEdge = (seat: string): string => {
  const { fill, edge, keyline } = seatColour(seat);
  return keyline ?? edge ?? fill;
};
