// Pieces on a grid of 24 x 24, bow up: the hull in the seat's colour, the half or the recess in shadow, what shines.

export interface Outline {
  hull: string;
  shade: string;
  light: string;
  /** The shade is a recess, not the dark half: it is deeper. */
  deep?: boolean;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}A${r},${r} 0 1 0 ${x + r},${y}A${r},${r} 0 1 0 ${x - r},${y}Z`;

/** One bust for all leaders; the mark on the chest tells which. */
const leader = (mark: string): Outline => ({
  hull: "M12 .8C15.4 .8 17.4 3.2 17.4 6.6C17.4 9.6 15.8 12 14.4 12.8C19.6 13.6 22.4 16.4 22.6 23.4H1.4C1.6 16.4 4.4 13.6 9.6 12.8C8.2 12 6.6 9.6 6.6 6.6C6.6 3.2 8.6 .8 12 .8Z",
  shade: "M12 .8C15.4 .8 17.4 3.2 17.4 6.6C17.4 9.6 15.8 12 14.4 12.8C19.6 13.6 22.4 16.4 22.6 23.4H12Z",
  light: mark,
});

export const outlines = {
  fighter: {
    hull: "M12 2.5L14 9.5L21.5 16.5V20.5L14.6 17.6L13.6 21H10.4L9.4 17.6L2.5 20.5V16.5L10 9.5Z",
    shade: "M12 2.5L14 9.5L21.5 16.5V20.5L14.6 17.6L13.6 21H12Z",
    light: "M12 6L13.1 11L12 14L10.9 11Z",
  },
  destroyer: {
    hull: "M12 .3L14 5L14.7 12L17.4 14.6L20.4 22L15.8 20.4L14.6 23.7H9.4L8.2 20.4L3.6 22L6.6 14.6L9.3 12L10 5Z",
    shade: "M12 .3L14 5L14.7 12L17.4 14.6L20.4 22L15.8 20.4L14.6 23.7H12Z",
    light: "M12 4L12.9 9L12 16L11.1 9ZM10.4 18.5H13.6V20H10.4Z",
  },
  cruiser: {
    hull: "M12 .3L15 7L16 12.5L23 18.6V23L16.6 20.6L15.2 23.7L13 21H11L8.8 23.7L7.4 20.6L1 23V18.6L8 12.5L9 7Z",
    shade: "M12 .3L15 7L16 12.5L23 18.6V23L16.6 20.6L15.2 23.7L13 21H12Z",
    light: "M12 4.5L13.3 10L12 16.5L10.7 10ZM3 19.6L7 16.4V18.2L3 20.9Z",
  },
  carrier: {
    hull: "M9 1L15 1L16.2 5.6L18 6.8H22L23.2 9V20L20.8 23.4H17.4L16.8 15H14.6V21.4H9.4V15H7.2L6.6 23.4H3.2L.8 20V9L2 6.8H6L7.8 5.6Z",
    shade: "M12 1H15L16.2 5.6L18 6.8H22L23.2 9V20L20.8 23.4H17.4L16.8 15H14.6V21.4H12Z",
    light: "M11.2 3.6H12.8V18.6H11.2ZM3 9.4H6V11H3ZM18 9.4H21V11H18ZM3 12.6H6V14.2H3ZM18 12.6H21V14.2H18Z",
  },
  dreadnought: {
    hull: "M12 -.4L15.8 4L16.2 7.6L21.2 9.6L23.6 14V20L19.2 21.4L18 24.4L14 22.4H10L6 24.4L4.8 21.4L.4 20V14L2.8 9.6L7.8 7.6L8.2 4Z",
    shade: "M12 -.4L15.8 4L16.2 7.6L21.2 9.6L23.6 14V20L19.2 21.4L18 24.4L14 22.4H12Z",
    light: "M12 8.4L15 13.4L12 18.8L9 13.4ZM2.6 15H5.8V16.8H2.6ZM18.2 15H21.4V16.8H18.2Z",
  },
  flagship: {
    hull: "M12 -.6L14.4 6.6L17 7.8L20.4 1.4L21.6 10.6L24.4 17L22.8 23.6L17.6 19.6L15.6 21L12 24.6L8.4 21L6.4 19.6L1.2 23.6L-.4 17L2.4 10.6L3.6 1.4L7 7.8L9.6 6.6Z",
    shade: "M12 -.6L14.4 6.6L17 7.8L20.4 1.4L21.6 10.6L24.4 17L22.8 23.6L17.6 19.6L15.6 21L12 24.6Z",
    light: "M12 7L13.5 11.3L18 11.4L14.4 14.1L15.7 18.5L12 15.9L8.3 18.5L9.6 14.1L6 11.4L10.5 11.3Z",
  },
  war_sun: {
    hull: "M12 -.4L13.8 2.2A10 10 0 0 1 21.8 10.2L24.4 12L21.8 13.8A10 10 0 0 1 13.8 21.8L12 24.4L10.2 21.8A10 10 0 0 1 2.2 13.8L-.4 12L2.2 10.2A10 10 0 0 1 10.2 2.2Z",
    shade: "M12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5Z",
    light: "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8Z",
    deep: true,
  },
  pds: {
    hull: "M2.4 20A9.6 9.6 0 0 1 9.9 11.2L15.2 1.4L20.4 4.2L15.7 12.2A9.6 9.6 0 0 1 21.6 20H23.4V23.6H.6V20Z",
    shade: "M12 12L17.8 2.8L20.4 4.2L15.7 12.2A9.6 9.6 0 0 1 21.6 20H23.4V23.6H12Z",
    light: "M5.4 18.4A6.6 6.6 0 0 1 10 13.8L10.6 15.4A5 5 0 0 0 7.2 18.4Z",
  },
  space_dock: {
    hull: "M9.4 .4H14.6V4A8.4 8.4 0 0 1 20 9.4H23.6V14.6H20A8.4 8.4 0 0 1 14.6 20V23.6H9.4V20A8.4 8.4 0 0 1 4 14.6H.4V9.4H4A8.4 8.4 0 0 1 9.4 4Z",
    shade: "M12 6.8A5.2 5.2 0 1 1 12 17.2A5.2 5.2 0 1 1 12 6.8Z",
    light: "M12 8.2L14.4 13L12 15.8L9.6 13Z",
    deep: true,
  },
  infantry: {
    hull: "M12 1.4C17 1.4 19.8 5 19.8 9.6V13L22.6 16.8V22.6H1.4V16.8L4.2 13V9.6C4.2 5 7 1.4 12 1.4Z",
    shade: "M7 9H17V12.4L13.8 14.4H10.2L7 12.4Z",
    light: "M4.6 18.4H8.4V20H4.6ZM15.6 18.4H19.4V20H15.6Z",
    deep: true,
  },
  ground_force: {
    hull: "M12 1.4C17 1.4 19.8 5 19.8 9.6V13L22.6 16.8V22.6H1.4V16.8L4.2 13V9.6C4.2 5 7 1.4 12 1.4Z",
    shade: "M7 9H17V12.4L13.8 14.4H10.2L7 12.4Z",
    light: "M8 17.4L12 20.4L16 17.4V19.4L12 22.4L8 19.4Z",
    deep: true,
  },
  shock_troop: {
    hull: "M10.6 .4H13.4V2C17.4 2.8 19.8 5.8 19.8 9.6V13L23.4 16V23.2H.6V16L4.2 13V9.6C4.2 5.8 6.6 2.8 10.6 2Z",
    shade: "M6.4 8.6L12 10.6L17.6 8.6V11.6L13.8 14.4H10.2L6.4 11.6Z",
    light: "M3.4 17.4H8.4V19H3.4ZM15.6 17.4H20.6V19H15.6ZM3.4 20H8.4V21.6H3.4ZM15.6 20H20.6V21.6H15.6Z",
    deep: true,
  },
  mechanized_unit: {
    hull: "M7.6 1.4H16.4L18.2 5.6L22 6.8L23.6 14.4H19.8L18.8 10.4L17.4 14L20 19L21 23.6H14.8L13.4 16H10.6L9.2 23.6H3L4 19L6.6 14L5.2 10.4L4.2 14.4H.4L2 6.8L5.8 5.6Z",
    shade: "M12 1.4H16.4L18.2 5.6L22 6.8L23.6 14.4H19.8L18.8 10.4L17.4 14L20 19L21 23.6H14.8L13.4 16H12Z",
    light: "M9 4H15V6.6L13.4 8H10.6L9 6.6Z",
  },
  fleet: {
    hull: "M12 .4L15.6 10.4L12 8.8L8.4 10.4ZM6 11.4L11 23L6 20.6L1 23ZM18 11.4L23 23L18 20.6L13 23Z",
    shade: "M12 .4L15.6 10.4L12 8.8ZM6 11.4L11 23L6 20.6ZM18 11.4L23 23L18 20.6Z",
    light: "M11.4 4H12.6V7H11.4Z",
  },
  star_base: {
    hull: "M8 1H16L23 8V16L16 23H8L1 16V8Z",
    shade: "M12 6A6 6 0 1 1 12 18A6 6 0 1 1 12 6Z",
    light: "M12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9ZM11 1.8H13V5H11ZM11 19H13V22.2H11ZM1.8 11H5V13H1.8ZM19 11H22.2V13H19Z",
    deep: true,
  },
  admiral: leader("M12 14.6L13.1 17.2L15.9 17.4L13.8 19.2L14.5 22L12 20.4L9.5 22L10.2 19.2L8.1 17.4L10.9 17.2Z"),
  general: leader("M7.6 16.6L12 14.4L16.4 16.6V18.4L12 16.2L7.6 18.4ZM7.6 20L12 17.8L16.4 20V21.8L12 19.6L7.6 21.8Z"),
  scientist: leader("M10.6 14.6H13.4V17.4L16 21.4V22.4H8V21.4L10.6 17.4Z"),
  diplomat: leader("M8 15C8 19 9.6 21.4 12 22.4C14.4 21.4 16 19 16 15C14.6 16.4 13.4 17.4 12 20C10.6 17.4 9.4 16.4 8 15Z"),
  agent: leader("M6.4 18.4Q12 13.4 17.6 18.4Q12 23.4 6.4 18.4Z"),
  home: { hull: "M12 1L15 8H22L17 13L19 22L12 17L5 22L7 13L2 8H9Z", shade: "M12 1L15 8H22L17 13L19 22L12 17Z", light: "" },
  colony: { hull: "M2 17A10 10 0 0 1 22 17H24V22H0V17ZM11 1H13V7H11Z", shade: "M12 7A10 10 0 0 1 22 17H24V22H12Z", light: circle(8, 14, 1.4) },
  outpost: { hull: "M11 0H13V9L19 22H5L11 9Z", shade: "M12 0H13V9L19 22H12Z", light: "" },
} as const satisfies Record<string, Outline>;

export type PieceKind = keyof typeof outlines;
export const pieceKinds = Object.keys(outlines) as PieceKind[];

export const isPiece = (name: string): name is PieceKind => name in outlines;

/** How large each hull is drawn against the others, so that a fleet reads at a glance. */
const bulks: Partial<Record<PieceKind, number>> = {
  flagship: 1.18,
  war_sun: 1.12,
  dreadnought: 1.08,
  cruiser: 0.92,
  destroyer: 0.8,
  space_dock: 0.76,
  pds: 0.7,
  fighter: 0.62,
  infantry: 0.62,
  ground_force: 0.62,
  shock_troop: 0.66,
  mechanized_unit: 0.8,
};
export const bulkOf = (kind: string): number => bulks[kind as PieceKind] ?? 1;

/** Damage: a bolt of lightning at the upper right. */
export const crack = "M13 0L9 8L14 10L8 16L12 17L9 24L17 14L12 13L17 8L12 7Z";
