// Silhouettes on a grid of 24 x 24, bow up. Each piece is a list of parts that are laid over each other; inside
// one part overlapping outlines cut holes (even-odd fill).

const polygon = (points: string) => `M${points.trim().split(/\s+/).join("L")}Z`;
const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}A${r},${r} 0 1 0 ${x + r},${y}A${r},${r} 0 1 0 ${x - r},${y}Z`;
const dome = (x: number, y: number, r: number) => `M${x - r},${y}A${r},${r} 0 0 1 ${x + r},${y}Z`;

const dreadnought =
  polygon("12,0 17,6 17,10 22,12 22,20 16,24 8,24 2,20 2,12 7,10 7,6") + polygon("12,9 15.5,14.5 12,20 8.5,14.5");
const flagship = "12,0 15,8 20,3 20,13 23,22 15,19 12,24 9,19 1,22 4,13 4,3 9,8";
const carrier = "9,3 15,3 16,8 22,8 22,20 17,20 17,13 14,13 14,20 10,20 10,13 7,13 7,20 2,20 2,8 8,8";
const infantry = polygon("4,20 4,11 7,6 12,4 17,6 20,11 20,20") + polygon("8,11 16,11 16,14 8,14");
const starBase =
  polygon("8,2 16,2 22,8 22,16 16,22 8,22 2,16 2,8") +
  polygon("10.5,7 13.5,7 13.5,10.5 17,10.5 17,13.5 13.5,13.5 13.5,17 10.5,17 10.5,13.5 7,13.5 7,10.5 10.5,10.5");

export const outlines = {
  fighter: [polygon("12,5 19,18 15,18 12,12 9,18 5,18")],
  destroyer: [polygon("12,1 14.5,8 14.5,16 19,22 5,22 9.5,16 9.5,8")],
  cruiser: [polygon("12,1 22,22 12,16 2,22")],
  carrier: [polygon(carrier)],
  dreadnought: [dreadnought],
  war_sun: [circle(12, 12, 11.5) + circle(12, 12, 7.5) + circle(12, 12, 4)],
  flagship: [polygon(flagship)],
  infantry: [infantry],
  pds: [dome(12, 21, 9), polygon("10,13 17,2 21,4.5 14.5,14")],
  space_dock: [polygon("4,3 20,3 20,8 9,8 9,16 20,16 20,21 4,21"), polygon("13,10 18,12 13,14")],
  fleet: [polygon("12,1 17,11 7,11"), polygon("6.5,12 11.5,22 1.5,22"), polygon("17.5,12 22.5,22 12.5,22")],
  star_base: [starBase],
  home: [circle(12, 12, 8), polygon("0,17 24,5 24,8 0,20")],
  colony: [dome(12, 17, 9), polygon("1,18.5 23,18.5 23,21.5 1,21.5")],
  outpost: [polygon("12,9 18,22 6,22"), polygon("11,1 13,1 13,10 11,10")],
} as const satisfies Record<string, readonly string[]>;

export type PieceKind = keyof typeof outlines;
export const pieceKinds = Object.keys(outlines) as PieceKind[];

export const isPiece = (name: string): name is PieceKind => name in outlines;
