// What an answer gives away that nobody would see in it.
import type { CostedPlan } from "../board";
import { nameOf } from "./sentences";
import type { Facts } from "./pack";
import { systemName } from "./places";
import { readPools } from "../ti/pools";
import { say } from "./texts";
import type { PlayerView, Ti4View } from "./view";
import { forcesOf, SHIPS } from "../ti/forces";

/** What an activation costs, as its option says it. */
interface Returned {
  notes: string[];
  victory_points?: number;
}

/** Ships that a smaller fleet pool does not hold, by system. Fighters are not counted. */
function shipsAbove(limit: number, seat: string, view: Ti4View): { system: string; n: number }[] {
  return Object.entries(view.systems).flatMap(([system, place]) => {
    const forces = forcesOf(place, seat);
    const ships = SHIPS.reduce((sum, unit) => sum + (unit === "fighter" ? 0 : (forces[unit] ?? 0)), 0);
    return ships > limit ? [{ system, n: ships - limit }] : [];
  });
}

function fleetWarning(plan: readonly string[], me: PlayerView, facts: Facts, view: Ti4View): string | undefined {
  const read = plan.map(readPools).find((one) => one?.verb === "pools");
  if (!read) return undefined;
  // What a people may have beyond its pool the server counts in; without its word the number is the highest.
  const beyond = me.fleet_limit === null ? 0 : me.fleet_limit - me.fleet;
  const lost = shipsAbove(read.pools[1] + beyond, view.viewer ?? "", view);
  if (lost.length === 0) return undefined;
  const n = lost.reduce((sum, one) => sum + one.n, 0);
  const places = lost.map((one) => systemName(one.system, facts)).join("; ");
  return say(me.fleet_limit === null ? "warn_ships_most" : "warn_ships", { n, places });
}

function noteWarning({ notes, victory_points: points }: Returned, facts: Facts): string {
  return say(points ? "warn_note_point" : "warn_note", { names: notes.map((note) => nameOf("note", note, facts)).join(", ") });
}

/** The warning for a plan that makes the fleet pool too small or activates a system; undefined: nothing is lost. */
export function warning({ steps, costs }: CostedPlan, facts: Facts, view: Ti4View | null): string | undefined {
  const me = view?.viewer ? view.players[view.viewer] : undefined;
  if (!view || !me) return undefined;
  const activated = steps.findIndex((step) => step.startsWith("activate "));
  if (activated < 0) return fleetWarning(steps, me, facts, view);
  const lost = costs[activated] as Returned | undefined;
  return lost ? noteWarning(lost, facts) : undefined;
}
