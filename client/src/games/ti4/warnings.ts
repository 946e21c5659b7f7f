// What an answer gives away that nobody would see in it.
import { nameOf } from "./sentences";
import { noteOf, type Facts } from "./pack";
import { systemName } from "./places";
import { readPools } from "./stepPlan";
import { say } from "./texts";
import type { PlayerView, Ti4View } from "./view";
import { forcesOf, SHIPS } from "./viewHelp";

/** Notes that go back to their owner when the one before whom they lie activates a system with a unit of the owner: so
 * say their own texts (promissory_notes.tsv, returns; TI4-13.4a: only those that lie open). */
const RETURNED: ReadonlySet<string> = new Set(["support_for_the_throne", "stymie", "trade_convoys", "promise_of_protection", "antivirus"]);
/** Worth a point while it lies there. */
const POINT = "support_for_the_throne";

function isIn(system: string, seat: string, view: Ti4View): boolean {
  const places = [view.systems[system], ...Object.values(view.planets).filter((planet) => planet.system === system)];
  return places.some((place) => Object.values(forcesOf(place, seat)).some((n) => n > 0));
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

/** The warning for a plan that makes the fleet pool too small or activates a system; undefined: nothing is lost. */
export function warning(plan: readonly string[], facts: Facts, view: Ti4View | null): string | undefined {
  const me = view?.viewer ? view.players[view.viewer] : undefined;
  if (!view || !me) return undefined;
  const system = plan.find((step) => step.startsWith("activate "))?.slice("activate ".length);
  if (!system) return fleetWarning(plan, me, facts, view);
  const lost = me.notes_in_play.filter((note) => {
    const [, owner = ""] = note.split("/");
    const card = noteOf(facts, note, (seat) => view.players[seat]?.faction ?? null);
    return card !== undefined && RETURNED.has(card.id) && owner !== view.viewer && isIn(system, owner, view);
  });
  if (lost.length === 0) return undefined;
  const names = lost.map((note) => nameOf("note", note, facts)).join(", ");
  return say(lost.some((note) => note.startsWith(`${POINT}/`)) ? "warn_note_point" : "warn_note", { names });
}
