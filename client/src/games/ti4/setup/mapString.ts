// A galaxy as a string of tile numbers, from the centre outwards: the way other programs write it, too.
import { centreOf, parseSpot, type Axial, type Point } from "../../ti/hex";
import type { Facts, Tile } from "../pack";
import type { Ti4View } from "../view";

export interface MapCell {
  axial: Axial;
  middle: Point;
  role: "mecatol" | "home" | "tile" | "none";
  tile: Tile | null;
}

const MOST = 36;
const rowsOf = (facts: Facts, players: number) => facts.spots.filter((spot) => spot.players === players);

/** Numbers separated by spaces or commas; null if something else stands there or there are too many. */
export function readNumbers(text: string): number[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0 || words.some((word) => !/^-?\d+$/.test(word))) return null;
  const numbers = words.map((word) => Math.max(0, Number(word)));
  return numbers.length <= MOST + 1 ? numbers : null;
}

/** The cells of the picture. The number of the centre may stand first or be left out. */
export function cellsOf(facts: Facts, players: number, text: string): MapCell[] {
  const numbers = readNumbers(text) ?? [];
  const rows = rowsOf(facts, players);
  const centre = [...facts.tiles.values()].find((tile) => tile.kind === "mecatol");
  const around = String(numbers[0]) === centre?.number ? numbers.slice(1) : numbers;
  return rows.flatMap((row, i): MapCell[] => {
    const axial = parseSpot(row.spot);
    if (!axial) return [];
    const middle = centreOf(axial);
    if (i === 0) return [{ axial, middle, role: "mecatol", tile: centre ?? null }];
    if (row.role === "home") return [{ axial, middle, role: "home", tile: null }];
    const tile = facts.tiles.get(String(around[i - 1] ?? 0)) ?? null;
    return [{ axial, middle, role: row.role === "tile" ? "tile" : "none", tile }];
  });
}

export interface MapFault {
  kind: "unreadable" | "unknown" | "twice" | "missing";
  tiles: string[];
}

/** What is wrong with a string before the server sees it; it has the last word. */
export function faultOf(facts: Facts, players: number, text: string): MapFault | null {
  if (readNumbers(text) === null) return { kind: "unreadable", tiles: [] };
  const cells = cellsOf(facts, players, text).filter((cell) => cell.role === "tile");
  const centre = [...facts.tiles.values()].find((tile) => tile.kind === "mecatol")?.number;
  const numbers = (readNumbers(text) ?? []).filter((n) => n > 0).map(String);
  const unknown = numbers.filter((n) => n !== centre && !["blue", "red"].includes(facts.tiles.get(n)?.kind ?? ""));
  if (unknown.length) return { kind: "unknown", tiles: unknown };
  const twice = numbers.filter((n, i) => numbers.indexOf(n) !== i);
  if (twice.length) return { kind: "twice", tiles: twice };
  const missing = cells.filter((cell) => cell.tile === null).length;
  return missing ? { kind: "missing", tiles: [String(missing)] } : null;
}

/** The galaxy of a game as such a string: homes and places without a tile are 0. */
export function mapStringOf(view: Ti4View, facts: Facts): string {
  const players = Object.keys(view.players).length;
  const at = new Map(Object.entries(view.systems).map(([number, system]) => [system.spot, number]));
  return rowsOf(facts, players)
    .slice(1)
    .map((row) => {
      const number = at.get(row.spot) ?? "0";
      return ["blue", "red"].includes(facts.tiles.get(number)?.kind ?? "") ? number : "0";
    })
    .join(" ");
}
