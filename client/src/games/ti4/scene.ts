// What the map draws, computed from the view and the facts: no pictures here, so it can be tested as data.
import { besideCentre, boxAround, centreOf, parseSpot, type Axial, type Box, type Point } from "./hex";
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
}
export interface SystemScene {
  number: string;
  tile: Tile;
  axial: Axial | null;
  spot: string;
  middle: Point;
  planets: PlanetScene[];
  fleets: FleetScene[];
  tokens: Seat[];
  wormholes: string[];
  active: boolean;
  custodians: boolean;
}
export interface Scene {
  seats: Seat[];
  systems: SystemScene[];
  /** Places of the map without a tile yet. */
  free: { spot: string; axial: Axial; middle: Point }[];
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

export function buildScene(view: Ti4View, facts: Facts, pointy = false): Scene {
  const seats = Object.keys(view.players);
  const upgrades = new Map(seats.map((seat) => [seat, upgradesOf(view, facts, seat)]));
  const spots = facts.spots.filter((s) => s.players === seats.length);
  const rings = Math.max(2, ...spots.map((s) => Math.abs(parseSpot(s.spot)?.q ?? 0)));
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
      const printed = facts.planets.get(id);
      return {
        id,
        name: printed?.name ?? id,
        facts: printed ?? {
          id,
          name: id,
          tile: number,
          resources: 0,
          influence: 0,
          trait: "",
          specialty: "",
          homeOf: "",
        },
        // The server may tell the present values (laws change them); the printed ones otherwise.
        resources: numberOf(planet?.resources) ?? printed?.resources ?? 0,
        influence: numberOf(planet?.influence) ?? printed?.influence ?? 0,
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
      };
    });
    return {
      number,
      tile,
      axial,
      spot: system.spot ?? "",
      middle: axial ? centreOf(axial, pointy) : besideCentre(beside++, rings, pointy),
      planets,
      fleets: seatsIn(system, seats).map((seat) => {
        const groups = groupsOf(forcesOf(system, seat), upgrades.get(seat) ?? new Set());
        const ships = groups.filter((g) => SHIPS.includes(g.unit)).reduce((n, g) => n + g.count, 0);
        return { seat, groups, ships };
      }),
      tokens: system.tokens,
      wormholes: [...(tile.wormhole ? [tile.wormhole] : []), ...(tokenWormholes.get(number) ?? [])],
      active: view.active_system === number,
      custodians: tile.kind === "mecatol" && view.custodians,
    };
  });

  const taken = new Set(systems.map((s) => s.spot));
  const free =
    view.phase === "setup"
      ? spots.flatMap((s) => {
          const axial = parseSpot(s.spot);
          return axial && !taken.has(s.spot)
            ? [{ spot: s.spot, axial, middle: centreOf(axial, pointy) }]
            : [];
        })
      : [];
  const middles = [...systems.map((s) => s.middle), ...free.map((f) => f.middle)];
  return { seats, systems, free, box: boxAround(middles.length ? middles : [{ x: 0, y: 0 }], pointy) };
}

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** Seats in the order of the table beginning with the viewer. */
export function fromViewer(seats: Seat[], viewer: Seat | null): Seat[] {
  const start = viewer ? Math.max(0, seats.indexOf(viewer)) : 0;
  return [...seats.slice(start), ...seats.slice(0, start)];
}
