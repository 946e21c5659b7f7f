// A line pattern for each seat, on a tile of 6 x 6, for those who want more than emblem and colour.
export const patterns: Record<string, string> = {
  red: "M0,6L6,0",
  blue: "M0,3L6,3",
  orange: "M3,0L3,6",
  purple: "M0,0L6,6",
  yellow: "M2,3L4,3",
  pink: "M0,6L6,0M0,0L6,6",
  green: "M0,3L6,3M3,0L3,6",
  black: "M0,1L6,1M0,4L6,4",
};
