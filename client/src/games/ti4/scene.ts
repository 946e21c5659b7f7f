// The galaxy of a view as the map draws it.
import { forcesOf, seatsIn, SHIPS, type Forces, type Seat } from "../ti/forces";
import { besideCentre, boxAround, centreOf, parseSpot, REGULAR, type Grid, type Point } from "../ti/hex";
import { bareSystem, fleetOf, groupsOf, realmOf, type FleetScene, type PlanetScene, type Scene, type SystemScene } from "../ti/scene";
import type { Facts } from "./pack";
import type { Ti4View } from "./view";

const IN_SPACE = [...SHIPS, "infantry", "pds", "space_dock"];
const ON_PLANET = ["infantry", "pds", "space_dock"];

/** What the custodians on Mecatol Rex ask for. */
const CUSTODIANS = 6;

/** Unit types of a seat that a technology has made better. */
export function upgradesOf(view: Ti4View, facts: Facts, seat: Seat): Set<string> {
  const out = new Set<string>();
  for (const id of view.players[seat]?.technologies ?? []) {
    const row = facts.units.get(id);
    if (row?.upgrade) out.add(row.type);
  }
  return out;
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
  const upgraded = (seat: Seat): Set<string> => upgrades.get(seat) ?? new Set();
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
    const axial = parseSpot(system.spot);
    const bare = tileScene(number, facts, axial ? centreOf(axial, grid) : besideCentre(beside++, rings, grid));
    const planets = bare.planets.map((printed): PlanetScene => {
      const planet = view.planets[printed.id];
      return {
        ...planetNow(printed.id, view, facts),
        garrisons: seatsIn(planet, seats).map((seat) => ({
          seat,
          units: groupsOf(forcesOf(planet, seat), ON_PLANET, upgraded(seat)),
          leaders: [],
        })),
        attached: attached.get(printed.id) ?? [],
      };
    });
    const fleets = seatsIn(system, seats).map((seat) => fleetOf(seat, groupsOf(forcesOf(system, seat), IN_SPACE, upgraded(seat))));
    const guarded = bare.capital && view.custodians;
    return {
      ...bare,
      axial,
      spot: system.spot ?? "",
      planets,
      fleets,
      arriving: view.active_system === number ? arrivingOf(view, upgraded) : null,
      tokens: system.tokens,
      wormholes: [...bare.wormholes, ...(tokenWormholes.get(number) ?? [])],
      active: view.active_system === number,
      toll: guarded ? CUSTODIANS : 0,
      special: guarded ? ["custodians"] : [],
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
  const { name, resources, influence, trait, specialty } = facts.planets.get(id) ?? {
    name: id,
    resources: 0,
    influence: 0,
    trait: "",
    specialty: "",
  };
  const specialties = specialty ? [specialty] : [];
  return { id, name, trait, specialties, resources, influence, owner: null, exhausted: false, garrisons: [], attached: [], counter: null };
}

/** A planet with its values of now, and whose it is. */
export function planetNow(id: string, view: Ti4View, facts: Facts): PlanetScene {
  const printed = barePlanet(id, facts);
  const now = view.planets[id];
  return {
    ...printed,
    // The server may tell the present values (laws change them); the printed ones otherwise.
    resources: numberOf(now?.resources) ?? printed.resources,
    influence: numberOf(now?.influence) ?? printed.influence,
    owner: now?.controller ?? null,
    exhausted: now?.exhausted ?? false,
  };
}

/** All planets in the order of the pack. */
export const allPlanets = (view: Ti4View, facts: Facts): PlanetScene[] => [...facts.planets.keys()].map((id) => planetNow(id, view, facts));

/** A tile that does not lie on the board: in the hand, or as a ghost. */
export function tileScene(number: string, facts: Facts, middle: Point = { x: 0, y: 0 }): SystemScene {
  const tile = facts.tiles.get(number);
  const planets = (tile?.planets ?? []).map((id) => barePlanet(id, facts));
  const kind = tile?.kind ?? "red";
  return {
    ...bareSystem(number, planets, middle),
    kind,
    capital: kind === "mecatol",
    gate: kind === "gate",
    anomaly: tile?.anomaly ?? "",
    wormholes: tile?.wormhole ? [tile.wormhole] : [],
  };
}

/** All ships under way and what they carry, as one fleet. */
function arrivingOf(view: Ti4View, upgraded: (seat: Seat) => Set<string>): FleetScene | null {
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
  return fleetOf(seat, groupsOf(forces, IN_SPACE, upgraded(seat)));
}

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
