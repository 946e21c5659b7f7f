// What the callout of a system says while I choose where to go: who comes, against whom, what fires first.
import type { FleetScene, Group, SystemScene } from "./scene";
import type { Forces, Seat } from "./viewHelp";
import { SHIPS } from "./viewHelp";
import type { UnitType } from "./view";

export interface Attack {
  enemy: FleetScene;
  /** Ships under way, and mine that stand there already; empty: all that could come. */
  coming: Forces;
  /** PDS of others on the planets there. */
  cannons: number;
}

function forcesIn(fleets: readonly FleetScene[]): Forces {
  const out: Forces = {};
  const more = (unit: string, n: number): void => {
    if (n > 0) out[unit] = (out[unit] ?? 0) + n;
  };
  for (const { groups } of fleets)
    for (const { unit, count, damaged } of groups) {
      more(unit, count);
      more(`damaged_${unit}`, damaged);
    }
  return out;
}

function sum(a: Forces, b: Forces): Forces {
  const out = { ...a };
  for (const [unit, n] of Object.entries(b)) out[unit] = (out[unit] ?? 0) + n;
  return out;
}

/** What a draft moves, with its cargo: where others may react to the activation first, the view does not show it yet. */
export function plannedIn(plan: readonly string[]): Forces {
  const out: Forces = {};
  const more = (unit: string): void => void (out[unit] = (out[unit] ?? 0) + 1);
  for (const step of plan) {
    const [verb, unit = ""] = step.split(" ");
    if (verb !== "move" && verb !== "load") continue;
    more(unit);
    if (unit.startsWith("damaged_")) more(unit.slice("damaged_".length));
  }
  return out;
}

/**
 * The fight that going there would be; null: nobody's ships are there, or nobody goes. `choosing`: I could activate it,
 * or have; `planned`: what the draft moves.
 */
export function attackOn(system: SystemScene, me: Seat | null, choosing: boolean, planned: Forces = {}): Attack | null {
  const enemy = system.fleets.find(({ seat, ships }) => seat !== me && ships > 0);
  const arriving = system.arriving?.seat === me ? system.arriving : null;
  if (!me || !enemy || !(arriving || choosing)) return null;
  const mine = system.fleets.filter(({ seat }) => seat === me);
  const garrisons = system.planets.flatMap((planet) => planet.garrisons);
  const cannons = garrisons.filter(({ seat }) => seat !== me).reduce((sum, { pds }) => sum + pds, 0);
  const standing = forcesIn(arriving ? [...mine, arriving] : mine);
  const coming = arriving ? standing : system.active ? sum(standing, planned) : {};
  return { enemy, coming: arriving || Object.keys(planned).length > 0 ? coming : {}, cannons };
}

/** Units as they are drawn, dearest first. */
export const groupsIn = (forces: Forces, upgraded: ReadonlySet<UnitType>): Group[] =>
  [...SHIPS, "infantry" as const]
    .filter((unit) => (forces[unit] ?? 0) > 0)
    .map((unit) => ({ unit, count: forces[unit] ?? 0, damaged: forces[`damaged_${unit}`] ?? 0, upgraded: upgraded.has(unit) }));
