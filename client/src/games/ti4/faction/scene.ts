// What the scene on the sheet of a faction shows: its home worlds, its flagship and two ships of its first fleet.
import type { PieceKind } from "../../../pieces/outlines";
import type { Faction } from "../pack";

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

export const worldsOf = ({ homePlanets }: Faction): SceneWorld[] =>
  homePlanets.flatMap((id, i) => {
    const place = WORLDS[i];
    return place ? [{ id, ...place }] : [];
  });

const ESCORTS: readonly PieceKind[] = ["war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter"];

export function shipsOf({ startingUnits }: Faction): SceneShip[] {
  const own = ESCORTS.filter((unit) => startingUnits.some((one) => one.unit === unit));
  const [first = "carrier", second = "fighter"] = own;
  return [
    { unit: first, x: 124, y: 97, size: 27 },
    { unit: second, x: 160, y: 56, size: 19 },
    { unit: "flagship", x: 106, y: 46, size: 46 },
  ];
}
