// What the map draws, as data: each game makes it from its view. No pictures here, and no words but names.
import type { Axial, Box, Grid, Point } from "./hex";
import { SHIPS, type Forces, type Seat } from "./forces";

export interface Group {
  unit: string;
  count: number;
  damaged: number;
  upgraded: boolean;
}
/** A particular ship with what it carries, where that shares its fate. */
export interface LoadScene {
  ship: string;
  damaged: boolean;
  cargo: Group[];
  /** Names. */
  leaders: string[];
  /** The piece that each of them is drawn as. */
  kinds?: string[];
}
export interface FleetScene {
  seat: Seat;
  /** Dearest first; what the ships carry stands last. */
  groups: Group[];
  ships: number;
  loads: LoadScene[];
}
export interface GarrisonScene {
  seat: Seat;
  /** Troops, then structures. */
  units: Group[];
  /** Names. */
  leaders: string[];
  /** The piece that each of them is drawn as. */
  kinds?: string[];
}
export interface PlanetScene {
  id: string;
  name: string;
  trait: string;
  /** Colours of technology, one for each symbol. */
  specialties: string[];
  resources: number;
  influence: number;
  owner: Seat | null;
  exhausted: boolean;
  garrisons: GarrisonScene[];
  /** Names of what lies on it: laws and other cards. */
  attached: string[];
  /** A counter on it: its name as far as the viewer knows it, "" if it lies face down; null: there is none. */
  counter: string | null;
}
export interface SystemScene {
  id: string;
  /** The number that is printed on it, if any. */
  number: string;
  /** A word of the game for what it is, where it has neither planets nor anything else to be named after. */
  kind: string;
  capital: boolean;
  /** What lies beside the galaxy is joined to it. */
  gate: boolean;
  anomaly: string;
  axial: Axial | null;
  spot: string;
  middle: Point;
  planets: PlanetScene[];
  fleets: FleetScene[];
  /** Ships on their way here while a move is put together. */
  arriving: FleetScene | null;
  /** Seats with a command token here. */
  tokens: Seat[];
  wormholes: string[];
  active: boolean;
  /** Influence that the first landing here costs. */
  toll: number;
  /** Words of the game for anything else. */
  special: string[];
  /** Whose ground this is: the one whose home it is, who holds all planets, or who is alone in empty space. */
  realm: Seat | null;
}
export interface FreePlace {
  spot: string;
  axial: Axial;
  middle: Point;
  /** Whose home will lie here. */
  home: Seat | null;
}
export interface Scene {
  grid: Grid;
  /** How many rings of systems lie round the middle. */
  rings: number;
  seats: Seat[];
  systems: SystemScene[];
  /** Places of the map without a tile yet. */
  free: FreePlace[];
  box: Box;
}

/** A tile with nothing on it, beside the board. */
export function bareSystem(id: string, planets: PlanetScene[], middle: Point): SystemScene {
  return {
    id,
    number: id,
    kind: "",
    capital: false,
    gate: false,
    anomaly: "",
    axial: null,
    spot: "",
    middle,
    planets,
    fleets: [],
    arriving: null,
    tokens: [],
    wormholes: [],
    active: false,
    toll: 0,
    special: [],
    realm: null,
  };
}

/** Units as they are drawn, in that order. */
export const groupsOf = (forces: Forces, order: readonly string[], upgraded: ReadonlySet<string>): Group[] =>
  order
    .filter((unit) => (forces[unit] ?? 0) > 0)
    .map((unit) => ({ unit, count: forces[unit] ?? 0, damaged: forces[`damaged_${unit}`] ?? 0, upgraded: upgraded.has(unit) }));

export function fleetOf(seat: Seat, groups: Group[], loads: LoadScene[] = []): FleetScene {
  const ships = groups.filter(({ unit }) => isShip(unit)).reduce((n, { count }) => n + count, 0);
  return { seat, groups, ships, loads };
}

export const isShip = (unit: string): boolean => SHIPS.some((ship) => ship === unit);

const STRUCTURES: readonly string[] = ["pds", "space_dock"];
export const troopsOf = ({ units }: GarrisonScene): Group[] => units.filter(({ unit }) => !STRUCTURES.includes(unit));
export const countIn = (groups: readonly Group[], unit: string): number => groups.find((group) => group.unit === unit)?.count ?? 0;

export function realmOf(planets: readonly PlanetScene[], fleets: readonly FleetScene[]): Seat | null {
  const owners = new Set(planets.map((p) => p.owner));
  if (planets.length > 0) return owners.size === 1 ? (planets[0]?.owner ?? null) : null;
  return fleets.length === 1 ? (fleets[0]?.seat ?? null) : null;
}

/** Seats in the order of the table beginning with the viewer. */
export function fromViewer(seats: readonly Seat[], viewer: Seat | null): Seat[] {
  const start = viewer ? Math.max(0, seats.indexOf(viewer)) : 0;
  return [...seats.slice(start), ...seats.slice(0, start)];
}
