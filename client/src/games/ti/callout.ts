// What the callout of a system says while I choose where to go: who comes, against whom, what fires first.
import type { Forces, Seat } from "./forces";
import { countIn, type FleetScene, type SystemScene } from "./scene";

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
  const cannons = garrisons.filter(({ seat }) => seat !== me).reduce((n, { units }) => n + countIn(units, "pds"), 0);
  const standing = forcesIn(arriving ? [...mine, arriving] : mine);
  const coming = arriving ? standing : system.active ? sum(standing, planned) : {};
  return { enemy, coming: arriving || Object.keys(planned).length > 0 ? coming : {}, cannons };
}
