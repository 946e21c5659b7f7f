// What a question of movement begins with, in every edition.
import type { Decision } from "../../net/types";
import { forcesOf, type Forces, type Seat } from "./forces";

interface Board {
  systems?: Record<string, { forces: Record<Seat, Forces> }>;
  planets?: Record<string, { system: string; controller: Seat | null; forces: Record<Seat, Forces> }>;
}

/** My dock stands there and nobody else does: who clicks it wants to build. Ships can still be called by a click. */
function onlyBuilds(system: string, seat: Seat, { systems, planets }: Board): boolean {
  const here = Object.values(planets ?? {}).filter((planet) => planet.system === system);
  const places = [systems?.[system], ...here];
  const docks = places.some((place) => (forcesOf(place, seat).space_dock ?? 0) > 0);
  const others = places.some((place) => Object.keys(place?.forces ?? {}).some((one) => one !== seat));
  return docks && !others && here.every((planet) => planet.controller === seat);
}

/** Nothing moves into a system where one only builds; undefined: that is no such question. */
export function staysToBuild(decision: Decision, steps: readonly string[], board: Board | null | undefined): string[] | undefined {
  const [verb, system = ""] = (steps.at(-1) ?? "").split(" ");
  if (decision.kind !== "move" || verb !== "activate" || !board || !onlyBuilds(system, decision.seat ?? "", board)) return undefined;
  return decision.options?.some((option) => option.choice === "done") ? ["done"] : [];
}

/** Only the holds of this ship: which ships come along is another question. */
export function ownHold(decision: Decision): string[] {
  const proposed = decision.proposal?.steps ?? [];
  const end = proposed.findIndex((step) => !step.startsWith("load "));
  return end < 0 ? proposed : proposed.slice(0, end);
}
