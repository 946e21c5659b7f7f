// What the map draws, computed from the view and the facts: no pictures here, so it can be tested as data.
import { besideCentre, boxAround, centreOf, parseSpot, REGULAR, type Axial, type Box, type Grid, type Point } from "./hex";
import type { Facts, Planet, Tile } from "./pack";
import type { Ti4View, UnitType } from "./view";
import { forcesOf, seatsIn, SHIPS, type Forces, type Seat } from "./viewHelp";

export interface Group {
  unit: UnitType;
  count: number;
  damaged: number;
  upgraded: boolean;
}
export interface FleetScene {
  seat: Seat;
  /** Dearest first. */
  groups: Group[];
  ships: number;
}
export interface GarrisonScene {
  seat: Seat;
  infantry: number;
  pds: number;
  docks: number;
  upgraded: Set<UnitType>;
}
export interface PlanetScene {
  id: string;
  name: string;
  facts: Planet;
  resources: number;
  influence: number;
  owner: Seat | null;
  exhausted: boolean;
  garrisons: GarrisonScene[];
  /** Laws and attachments that lie on it, by the id of their card. */
  attached: string[];
}
export interface SystemScene {
  number: string;
  tile: Tile;
  axial: Axial | null;
  spot: string;
  middle: Point;
  planets: PlanetScene[];
  fleets: FleetScene[];
  /** Ships on their way here while a move is put together. */
  arriving: FleetScene | null;
  tokens: Seat[];
  wormholes: string[];
  active: boolean;
  custodians: boolean;
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

const UNKNOWN_TILE: Omit<Tile, "number"> = {
  kind: "red",
  faction: "",
  planets: [],
  wormhole: "",
  anomaly: "",
};

/** Unit types of a seat that a technology has made better. */
export function upgradesOf(view: Ti4View, facts: Facts, seat: Seat): Set<UnitType> {
  const out = new Set<UnitType>();
  for (const id of view.players[seat]?.technologies ?? []) {
    const row = facts.units.get(id);
    if (row?.upgrade) out.add(row.type as UnitType);
  }
  return out;
}

function groupsOf(forces: Forces, upgraded: Set<UnitType>): Group[] {
  const order: UnitType[] = [...SHIPS, "infantry", "pds", "space_dock"];
  return order
    .filter((unit) => (forces[unit] ?? 0) > 0)
    .map((unit) => ({
      unit,
      count: forces[unit] ?? 0,
      damaged: forces[`damaged_${unit}`] ?? 0,
      upgraded: upgraded.has(unit),
    }));
}

/** Rings round the middle in a galaxy for so many players. */
export const ringsOf = (facts: Facts, players: number): number =>
  Math.max(
    2,
    ...facts.spots.filter((s) => s.players === players).map((s) => Math.abs(parseSpot(s.spot)?.q ?? 0)),
  );

export function buildScene(view: Ti4View, facts: Facts, grid: Grid = REGULAR): Scene {
  const seats = Object.keys(view.players);
  const upgrades = new Map(seats.map((seat) => [seat, upgradesOf(view, facts, seat)]));
  const spots = facts.spots.filter((s) => s.players === seats.length);
  const rings = ringsOf(facts, seats.length);
  const homes = new Map<string, Seat>();
  for (const seat of seats) {
    const home = facts.factions.get(view.players[seat]?.faction ?? "")?.homeTile;
    if (home) homes.set(home, seat);
  }
  const attached = new Map<string, string[]>();
  for (const [law, { planet }] of Object.entries(view.laws))
    if (planet) attached.set(planet, [...(attached.get(planet) ?? []), law]);
  const tokenWormholes = new Map<string, string[]>();
  for (const seat of seats) {
    for (const [letter, system] of Object.entries(view.players[seat]?.wormholes ?? {})) {
      tokenWormholes.set(system, [...(tokenWormholes.get(system) ?? []), letter]);
    }
  }

  let beside = 0;
  const systems = Object.entries(view.systems).map(([number, system]): SystemScene => {
    const tile = facts.tiles.get(number) ?? { number, ...UNKNOWN_TILE };
    const axial = parseSpot(system.spot);
    const planets = tile.planets.map((id): PlanetScene => {
      const planet = view.planets[id];
      const bare = barePlanet(id, facts);
      return {
        ...bare,
        // The server may tell the present values (laws change them); the printed ones otherwise.
        resources: numberOf(planet?.resources) ?? bare.resources,
        influence: numberOf(planet?.influence) ?? bare.influence,
        owner: planet?.controller ?? null,
        exhausted: planet?.exhausted ?? false,
        garrisons: seatsIn(planet, seats).map((seat) => {
          const forces = forcesOf(planet, seat);
          return {
            seat,
            infantry: forces.infantry ?? 0,
            pds: forces.pds ?? 0,
            docks: forces.space_dock ?? 0,
            upgraded: upgrades.get(seat) ?? new Set<UnitType>(),
          };
        }),
        attached: attached.get(id) ?? [],
      };
    });
    const fleets = seatsIn(system, seats).map((seat): FleetScene => {
      const groups = groupsOf(forcesOf(system, seat), upgrades.get(seat) ?? new Set());
      const ships = groups.filter((g) => SHIPS.includes(g.unit)).reduce((n, g) => n + g.count, 0);
      return { seat, groups, ships };
    });
    return {
      number,
      tile,
      axial,
      spot: system.spot ?? "",
      middle: axial ? centreOf(axial, grid) : besideCentre(beside++, rings, grid),
      planets,
      fleets,
      arriving: view.active_system === number ? arrivingOf(view, upgrades) : null,
      tokens: system.tokens,
      wormholes: [...(tile.wormhole ? [tile.wormhole] : []), ...(tokenWormholes.get(number) ?? [])],
      active: view.active_system === number,
      custodians: tile.kind === "mecatol" && view.custodians,
      realm: homes.get(number) ?? realmOf(planets, fleets),
    };
  });

  const taken = new Set(systems.map((s) => s.spot));
  const free =
    view.phase === "setup"
      ? spots.flatMap((s) => {
          const axial = parseSpot(s.spot);
          return axial && !taken.has(s.spot)
            ? [{ spot: s.spot, axial, middle: centreOf(axial, grid), home: s.home === null ? null : (seats[s.home] ?? null) }]
            : [];
        })
      : [];
  const middles = [...systems.map((s) => s.middle), ...free.map((f) => f.middle)];
  const box = boxAround(middles.length ? middles : [{ x: 0, y: 0 }], grid);
  return { grid, rings, seats, systems, free, box };
}

/** A planet as it is printed: nobody's, with nothing on it. */
function barePlanet(id: string, facts: Facts): PlanetScene {
  const unknown = { id, name: id, tile: "", resources: 0, influence: 0, trait: "", specialty: "", homeOf: "" };
  const printed = facts.planets.get(id) ?? unknown;
  const { name, resources, influence } = printed;
  return { id, name, facts: printed, resources, influence, owner: null, exhausted: false, garrisons: [], attached: [] };
}

/** A tile that does not lie on the board: in the hand, or as a ghost. */
export function bareSystem(number: string, facts: Facts, middle: Point = { x: 0, y: 0 }): SystemScene {
  const tile = facts.tiles.get(number) ?? { number, ...UNKNOWN_TILE };
  return {
    number,
    tile,
    axial: null,
    spot: "",
    middle,
    planets: tile.planets.map((id) => barePlanet(id, facts)),
    fleets: [],
    arriving: null,
    tokens: [],
    wormholes: tile.wormhole ? [tile.wormhole] : [],
    active: false,
    custodians: false,
    realm: null,
  };
}

/** All ships under way and what they carry, as one fleet. */
function arrivingOf(view: Ti4View, upgrades: Map<Seat, Set<UnitType>>): FleetScene | null {
  const seat = view.active;
  if (!seat || view.moving.length === 0) return null;
  const forces: Forces = {};
  const more = (unit: string, n: number): void => {
    if (n > 0) forces[unit] = (forces[unit] ?? 0) + n;
  };
  for (const { unit, count, damaged, infantry, fighters } of view.moving) {
    more(unit, count);
    if (damaged) more(`damaged_${unit}`, count);
    more("infantry", infantry);
    more("fighter", fighters);
  }
  const groups = groupsOf(forces, upgrades.get(seat) ?? new Set());
  return { seat, groups, ships: groups.filter((g) => SHIPS.includes(g.unit)).reduce((n, g) => n + g.count, 0) };
}

function realmOf(planets: PlanetScene[], fleets: FleetScene[]): Seat | null {
  const owners = new Set(planets.map((p) => p.owner));
  if (planets.length > 0) return owners.size === 1 ? (planets[0]?.owner ?? null) : null;
  return fleets.length === 1 ? (fleets[0]?.seat ?? null) : null;
}

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** Seats in the order of the table beginning with the viewer. */
export function fromViewer(seats: Seat[], viewer: Seat | null): Seat[] {
  const start = viewer ? Math.max(0, seats.indexOf(viewer)) : 0;
  return [...seats.slice(start), ...seats.slice(0, start)];
}
