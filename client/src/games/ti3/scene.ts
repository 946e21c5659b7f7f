// The galaxy of a view as the map draws it.
import { forcesOf, seatsIn, SHIPS, type Forces, type Seat } from "../ti/forces";
import { besideCentre, boxAround, centreOf, parseSpot, REGULAR, type Grid, type Point } from "../ti/hex";
import { bareSystem, fleetOf, groupsOf, realmOf, type FleetScene, type LoadScene, type PlanetScene, type Scene, type SystemScene } from "../ti/scene";
import { readLoad } from "./load";
import type { Facts } from "./pack";
import { leaderName } from "./sentences";
import type { LoadView, SystemView, Ti3View } from "./view";

export const TROOPS = ["ground_force", "shock_troop", "mechanized_unit"];
const ON_PLANET = [...TROOPS, "pds", "space_dock"];
export const IN_SPACE = [...SHIPS, ...TROOPS, "pds"];

const NONE: ReadonlySet<string> = new Set();
const FIRST_RINGS = 3;

/** Rings round the middle in a galaxy for so many players. */
export const ringsOf = (facts: Facts, players: number): number =>
  Math.max(0, ...facts.spots.filter((s) => s.players === players).map((s) => s.ring)) || FIRST_RINGS;

const leaderNames = (ids: readonly string[], facts: Facts): string[] => ids.map((id) => leaderName(id, facts));
const leaderKinds = (ids: readonly string[], facts: Facts): string[] => ids.flatMap((id) => facts.leaders.get(id)?.type ?? []);

function loadScene({ ship, units, leaders }: LoadView, facts: Facts): LoadScene {
  const damaged = ship.startsWith("damaged_");
  return {
    ship: ship.replace("damaged_", ""),
    damaged,
    cargo: groupsOf(units, ON_PLANET, NONE),
    leaders: leaderNames(leaders, facts),
    kinds: leaderKinds(leaders, facts),
  };
}

function fleetScene(system: SystemView, seat: Seat, facts: Facts): FleetScene {
  const all = { ...forcesOf(system, seat), ...(system.aboard[seat] ?? {}) };
  return fleetOf(
    seat,
    groupsOf(all, IN_SPACE, NONE),
    (system.loads[seat] ?? []).map((load) => loadScene(load, facts)),
  );
}

/** A planet with its values of now, and whose it is. */
export function planetNow(id: string, view: Ti3View, facts: Facts): PlanetScene {
  const printed = barePlanet(id, facts);
  const now = view.planets[id];
  if (!now) return printed;
  const { resources, influence, controller: owner, exhausted, domain_counter: counter } = now;
  const shown = counter === "hidden" ? "" : (facts.counters.get(counter ?? "")?.name ?? counter);
  return { ...printed, resources, influence, owner, exhausted, counter: shown };
}

/** All planets in the order of the pack. */
export const allPlanets = (view: Ti3View, facts: Facts): PlanetScene[] => [...facts.planets.keys()].map((id) => planetNow(id, view, facts));

export function buildScene(view: Ti3View, facts: Facts, grid: Grid = REGULAR): Scene {
  const seats = Object.keys(view.players);
  const rings = ringsOf(facts, seats.length);
  const homes = new Map(seats.map((seat) => [facts.races.get(view.players[seat]?.race ?? "")?.home ?? "", seat]));
  const attached = new Map<string, string[]>();
  for (const [law, { planet }] of Object.entries(view.laws))
    if (planet) attached.set(planet, [...(attached.get(planet) ?? []), law]);

  let beside = 0;
  const systems = Object.entries(view.systems).map(([id, system]): SystemScene => {
    const axial = parseSpot(system.spot);
    const bare = tileScene(id, facts, axial ? centreOf(axial, grid) : besideCentre(beside++, rings, grid));
    const planets = bare.planets.map((printed): PlanetScene => {
      const planet = view.planets[printed.id];
      const leaders = planet?.leaders ?? [];
      return {
        ...planetNow(printed.id, view, facts),
        // A leader may be alone there.
        garrisons: seats.filter((seat) => planet?.forces[seat] || (leaders.length > 0 && seat === planet?.controller)).map((seat) => ({
          seat,
          units: groupsOf(forcesOf(planet, seat), ON_PLANET, NONE),
          leaders: seat === planet?.controller ? leaderNames(leaders, facts) : [],
          kinds: seat === planet?.controller ? leaderKinds(leaders, facts) : [],
        })),
        attached: attached.get(printed.id) ?? [],
      };
    });
    const fleets = seatsIn(system, seats).map((seat) => fleetScene(system, seat, facts));
    const active = view.active_system === id || view.second_system === id;
    return {
      ...bare,
      axial,
      spot: system.spot ?? "",
      planets,
      fleets,
      arriving: view.active_system === id ? arrivingOf(view) : null,
      tokens: system.counters,
      wormholes: [...bare.wormholes, ...system.wormholes],
      active,
      realm: homes.get(id) ?? realmOf(planets, fleets),
    };
  });

  const taken = new Set(systems.map((s) => s.spot));
  const free =
    view.phase === "setup"
      ? facts.spots
          .filter((s) => s.players === seats.length)
          .flatMap(({ spot }) => {
            const axial = parseSpot(spot);
            return axial && !taken.has(spot) ? [{ spot, axial, middle: centreOf(axial, grid), home: null }] : [];
          })
      : [];
  const middles = [...systems, ...free].map(({ middle }) => middle);
  return { grid, rings, seats, systems, free, box: boxAround(middles.length ? middles : [{ x: 0, y: 0 }], grid) };
}

/** A planet as it is printed: nobody's, with nothing on it. */
function barePlanet(id: string, facts: Facts): PlanetScene {
  const { name, resources, influence, specialties } = facts.planets.get(id) ?? { name: id, resources: 0, influence: 0, specialties: [] };
  return { id, name, trait: "", specialties, resources, influence, owner: null, exhausted: false, garrisons: [], attached: [], counter: null };
}

/** A tile that does not lie on the board: in the hand, or as a ghost. Nothing is printed on it but its planets. */
export function tileScene(id: string, facts: Facts, middle: Point = { x: 0, y: 0 }): SystemScene {
  const tile = facts.systems.get(id);
  const planets = (tile?.planets ?? []).map((planet) => barePlanet(planet, facts));
  return {
    ...bareSystem(id, planets, middle),
    number: "",
    kind: tile?.kind ?? "",
    capital: tile?.kind === "mecatol",
    anomaly: tile?.anomaly ?? "",
    wormholes: tile?.wormholes ?? [],
  };
}

/** All ships under way and what they carry, as one fleet. */
function arrivingOf(view: Ti3View): FleetScene | null {
  const seat = view.active;
  if (!seat || view.moving.length === 0) return null;
  const forces: Forces = {};
  const more = (unit: string, n: number): void => void (forces[unit] = (forces[unit] ?? 0) + n);
  for (const { ship, load, fighters } of view.moving) {
    if (ship.startsWith("damaged_")) more(ship, 1);
    more(ship.replace("damaged_", ""), 1);
    more("fighter", fighters);
    for (const [unit, n] of Object.entries(readLoad(load).units)) more(unit, n);
  }
  return fleetOf(seat, groupsOf(forces, IN_SPACE, NONE));
}
