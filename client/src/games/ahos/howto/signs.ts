/** What the legend shows, in this order; the first ten are those that a first game needs. */
export const signs = [
  "energy",
  "matter",
  "population",
  "research",
  "home",
  "colony",
  "outpost",
  "fleet",
  "star_base",
  "strength",
  "alien",
  "black_hole",
  "wormhole",
  "action",
  "free",
  "combat",
  "reserve",
  "special",
  "hand",
  "draw",
  "discard",
  "actions",
] as const;
export type Sign = (typeof signs)[number];
export const mainSigns = 10;
