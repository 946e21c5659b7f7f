// What an answer gives away that nobody would see in it.
import { nameOf } from "./sentences";
import { noteOf, type Facts } from "./pack";
import { say } from "./texts";
import type { Ti4View } from "./view";
import { forcesOf } from "./viewHelp";

/** Notes that go back to their owner when the one before whom they lie activates a system with a unit of the owner: so
 * say their own texts (promissory_notes.tsv, returns; TI4-13.4a: only those that lie open). */
const RETURNED: ReadonlySet<string> = new Set(["support_for_the_throne", "stymie", "trade_convoys", "promise_of_protection", "antivirus"]);
/** Worth a point while it lies there. */
const POINT = "support_for_the_throne";

function isIn(system: string, seat: string, view: Ti4View): boolean {
  const places = [view.systems[system], ...Object.values(view.planets).filter((planet) => planet.system === system)];
  return places.some((place) => Object.values(forcesOf(place, seat)).some((n) => n > 0));
}

/** The warning for a plan that activates a system; undefined: nothing is given back. */
export function warning(plan: readonly string[], facts: Facts, view: Ti4View | null): string | undefined {
  const system = plan.find((step) => step.startsWith("activate "))?.slice("activate ".length);
  const me = view?.viewer ? view.players[view.viewer] : undefined;
  if (!view || !me || !system) return undefined;
  const lost = me.notes_in_play.filter((note) => {
    const [, owner = ""] = note.split("/");
    const card = noteOf(facts, note, (seat) => view.players[seat]?.faction ?? null);
    return card !== undefined && RETURNED.has(card.id) && owner !== view.viewer && isIn(system, owner, view);
  });
  if (lost.length === 0) return undefined;
  const names = lost.map((note) => nameOf("note", note, facts)).join(", ");
  return say(lost.some((note) => note.startsWith(`${POINT}/`)) ? "warn_note_point" : "warn_note", { names });
}
