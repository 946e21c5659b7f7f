// The sigil of every people: a coin with a ground, a figure of few strokes, a ring of marks. Grid -24..24.
import { discPath, short, turn } from "../planets/seeded";

export interface Sigil {
  ground: string;
  ink: string;
  /** Filled with the ink. */
  fill?: string;
  /** Cut out of the fill again. */
  cut?: string;
  /** Strokes of the ink, each with its width. */
  lines?: readonly (readonly [d: string, width: number])[];
}

const polar = (r: number, angle: number): string => `${short(r * Math.cos(angle))} ${short(r * Math.sin(angle))}`;

const star = (points: number, outer: number, inner: number, from = -Math.PI / 2): string =>
  `M${turn(points * 2, (i, angle) => polar(i % 2 ? inner : outer, angle + from)).join("L")}Z`;

const rays = (n: number, inner: number, outer: (i: number) => number, half: number): string =>
  turn(n, (i, angle) => `M${polar(inner, angle - half)}L${polar(outer(i), angle)}L${polar(inner, angle + half)}Z`).join("");

const polygon = (corners: number, r: number, from = -Math.PI / 2): string =>
  `M${turn(corners, (_, angle) => polar(r, angle + from)).join("L")}Z`;

const ring = (r: number): string => discPath(0, 0, r);

export const sigils = {
  // ---- Twilight Imperium
  arborec: {
    ground: "#1F4A22",
    ink: "#C9F29A",
    fill: "M0 -17C8 -12 9 -4 0 1C-9 -4 -8 -12 0 -17Z",
    lines: [["M0 0V17M0 8Q-9 7 -14 -1M0 8Q9 7 14 -1M0 14Q-6 14 -10 10M0 14Q6 14 10 10", 2]],
  },
  letnev: {
    ground: "#2B2438",
    ink: "#E6C9C9",
    fill: "M0 -18L6 -6L3 16H-3L-6 -6Z",
    lines: [["M-15 -10V8L-8 15M15 -10V8L8 15M-15 -2H-8M15 -2H8", 2.2]],
  },
  saar: {
    ground: "#3C3A2A",
    ink: "#E8DDB0",
    fill: "M-14 9H14L10 14H-10Z",
    lines: [["M-16 4L-6 -8L2 0L10 -12L16 4", 2.4]],
  },
  muaat: {
    ground: "#5A1A0C",
    ink: "#FFC86B",
    fill: `${discPath(0, 5, 7)}M-13 4Q-15 -8 -4 -17Q-5 -9 1 -5Q3 -11 8 -14Q7 -7 13 -1Q14 3 12 6Q9 -3 0 -4Q-9 -3 -13 4Z`,
  },
  hacan: {
    ground: "#8A5313",
    ink: "#FFE3A3",
    fill: "M-15 10Q-15 -14 0 -16Q15 -14 15 10Q9 2 0 16Q-9 2 -15 10Z",
    cut: `${discPath(-5, -3, 2)}${discPath(5, -3, 2)}M0 2L3 7H-3Z`,
  },
  sol: {
    ground: "#1E4E9C",
    ink: "#F2D27A",
    fill: `${ring(7.5)}${rays(12, 10, (i) => (i % 3 ? 14 : 18), 0.08)}`,
    lines: [["M-19 7Q0 16 19 7", 1.4]],
  },
  creuss: {
    ground: "#20245E",
    ink: "#CFE3FF",
    fill: ring(2.6),
    lines: [
      [
        "M0 -16A16 16 0 0 1 13.8 8M13.8 8A10 10 0 0 1 -8 6M-8 6A8 8 0 0 1 5 -6M0 -16A16 16 0 0 0 -13.8 8M-13.8 8A12 12 0 0 0 0 14",
        2.2,
      ],
    ],
  },
  l1z1x: {
    ground: "#1A2433",
    ink: "#FF9C7A",
    fill: "M-5 -5H5V5H-5Z",
    lines: [["M-11 -11H11V11H-11ZM0 -18V-11M0 11V18M-18 0H-11M11 0H18M-8 -18V-11M8 11V18", 2]],
  },
  mentak: {
    ground: "#4A2A12",
    ink: "#FFC98A",
    fill: "M0 -3L5 3L0 9L-5 3Z",
    lines: [["M-13 -13Q6 -4 13 13M13 -13Q-6 -4 -13 13", 3]],
  },
  naalu: {
    ground: "#3D1B5C",
    ink: "#E9C4FF",
    fill: "M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6Z",
    cut: ring(2.4),
    lines: [["M-18 0Q-9 -12 0 -12T18 0Q9 12 0 12T-18 0ZM-9 -16Q0 -20 9 -16M-9 16Q0 20 9 16", 1.9]],
  },
  nekro: {
    ground: "#3A0F19",
    ink: "#FF8A93",
    fill: "M0 -17L7 -3L17 0L7 3L0 17L-7 3L-17 0L-7 -3Z",
    cut: ring(4.6),
    lines: [["M-12 -12L-7 -7M12 -12L7 -7M-12 12L-7 7M12 12L7 7", 1.5]],
  },
  norr: {
    ground: "#57200F",
    ink: "#FFB27A",
    fill: "M0 -15L5 -5L15 -9L8 2L13 13L0 7L-13 13L-8 2L-15 -9L-5 -5Z",
    cut: "M-5 0L-1.5 2.4L-4.6 4ZM5 0L1.5 2.4L4.6 4Z",
  },
  jolnar: {
    ground: "#0E5B66",
    ink: "#A9F2E4",
    fill: discPath(0, 4, 4.6),
    lines: [
      ["M0 -18C9 -8 12 0 12 5A12 12 0 0 1 -12 5C-12 0 -9 -8 0 -18Z", 2.4],
      ["M-9 12Q-4 8 0 12T9 12", 1.6],
    ],
  },
  winnu: {
    ground: "#6B1F45",
    ink: "#FFD58A",
    fill: "M-14 12L-16 -8L-8 0L0 -14L8 0L16 -8L14 12Z",
    cut: `${discPath(0, 5, 2.6)}${discPath(-8, 6, 1.6)}${discPath(8, 6, 1.6)}`,
    lines: [["M-14 16H14", 2.4]],
  },
  xxcha: {
    ground: "#3B5A1E",
    ink: "#E3E7A0",
    fill: ring(3.6),
    lines: [
      ["M0 -17L14 -8V8L0 17L-14 8V-8Z", 2],
      ["M0 -11L9 -5V5L0 11L-9 5V-5Z", 1.6],
      ["M0 -17V-11M14 -8L9 -5M14 8L9 5M0 17V11M-14 8L-9 5M-14 -8L-9 -5", 1.8],
    ],
  },
  yin: {
    ground: "#4A4660",
    ink: "#F6EEFF",
    fill: "M0 -4C4 -4 6 -1 6 3C6 9 2 13 0 16C-2 13 -6 9 -6 3C-6 -1 -4 -4 0 -4Z",
    lines: [
      [ring(16), 1.6],
      ["M0 -16V-8M-4 -12H4", 2.2],
    ],
  },
  yssaril: {
    ground: "#1C4638",
    ink: "#BDF0A0",
    fill: "M-15 -2Q-6 -12 0 -3Q6 -12 15 -2Q8 4 0 1Q-8 4 -15 -2Z",
    cut: `${discPath(-7, -3, 1.8)}${discPath(7, -3, 1.8)}`,
    lines: [["M-8 9Q0 16 8 9M0 5V10", 2]],
  },
  // ---- A Handful of Stars
  aggroloids: {
    ground: "#6A1D18",
    ink: "#FFB8A0",
    fill: `${star(4, 18, 5)}`,
    lines: [[ring(11), 1.8]],
  },
  bilderoids: {
    ground: "#5B4718",
    ink: "#FFE2A0",
    fill: "M-13 12H13V16H-13ZM-9 4H9V9H-9ZM-5 -4H5V1H-5Z",
    lines: [["M0 -6V-17M-7 -13L0 -17L7 -13", 2]],
  },
  culturemoogs: {
    ground: "#4B2163",
    ink: "#F2C8FF",
    fill: `${discPath(-7, 10, 5)}${discPath(9, 7, 5)}`,
    lines: [["M-2.4 10V-12L13.6 -15V7M-2.4 -6L13.6 -9", 2.2]],
  },
  exploremords: {
    ground: "#1B4A63",
    ink: "#B4ECFF",
    fill: "M0 -16L5 0L0 4L-5 0ZM0 16L3 6L0 4L-3 6Z",
    lines: [
      [ring(15), 1.6],
      ["M-18 0H-12M12 0H18", 2],
    ],
  },
  peacenims: {
    ground: "#1E5340",
    ink: "#CFF7DA",
    fill: "M0 12C-13 4 -14 -4 -9 -8C-5 -11 -1 -8 0 -4C1 -8 5 -11 9 -8C14 -4 13 4 0 12Z",
    lines: [["M-16 12Q0 20 16 12", 1.8]],
  },
  storbots: {
    ground: "#2E3A66",
    ink: "#CBD6FF",
    fill: polygon(6, 5),
    lines: [
      [polygon(6, 16), 2],
      ["M0 -16V-6M13.9 -8L5 -3M13.9 8L5 3M0 16V6M-13.9 8L-5 3M-13.9 -8L-5 -3", 1.6],
    ],
  },
  technoids: {
    ground: "#5A1F2C",
    ink: "#FFC2B0",
    fill: ring(4.4),
    lines: [["M-3 -16H3V-10H10V-3H16V3H10V10H3V16H-3V10H-10V3H-16V-3H-10V-10H-3Z", 2]],
  },
} as const satisfies Record<string, Sigil>;

export type SigilName = keyof typeof sigils;
export const sigilOf = (name: string): Sigil | undefined => (sigils as Record<string, Sigil>)[name];
