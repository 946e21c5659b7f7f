// What the picture on a sheet shows: home worlds, and three ships.
import type { PieceKind } from "../../../pieces/outlines";
import type { People } from "./people";

export interface SceneWorld {
  id: string;
  x: number;
  y: number;
  r: number;
}
export interface SceneShip {
  unit: PieceKind;
  x: number;
  y: number;
  size: number;
}

export const WIDTH = 262;
export const HEIGHT = 128;

/** The home world before all others; its sisters hang behind it. */
const WORLDS: readonly Omit<SceneWorld, "id">[] = [
  { x: 208, y: 92, r: 58 },
  { x: 146, y: 26, r: 13 },
  { x: 240, y: 16, r: 9 },
];

export const worldsOf = ({ worlds }: People): SceneWorld[] =>
  worlds.flatMap(({ id }, i) => {
    const place = WORLDS[i];
    return place ? [{ id, ...place }] : [];
  });

const SHIPS: readonly PieceKind[] = ["war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter"];

/** The flagship or the biggest ship, and two more of the first fleet behind it. */
export function shipsOf({ units, flagship }: People): SceneShip[] {
  const own = SHIPS.filter((kind) => units.some(({ unit }) => unit === kind));
  const [lead = "carrier", first = lead, second = first] = flagship ? ["flagship" as const, ...own] : own;
  return [
    { unit: first, x: 124, y: 97, size: 27 },
    { unit: second, x: 160, y: 56, size: 19 },
    { unit: lead, x: 106, y: 46, size: 46 },
  ];
}
