// Which questions are the middle of something, and what is chosen in them to begin with.
import type { Decision, View } from "../../net/types";
import type { Ti4View } from "./view";
import { forcesOf, SHIPS } from "../ti/forces";
import { selection, type Manners } from "../../state/manners";

/** An answer that stops before one of these is half an answer. */
const INSIDE: ReadonlySet<string> = new Set([
  "pay",
  "prerequisite",
  "research",
  "primary",
  "place_structure",
  "place_units",
  "load",
  "retreat",
  "assign_hits",
  "remove",
  "reroll",
  "ability",
  "agendas",
  "speaker",
  "offer",
  "pools",
  "ready_planets",
  "token_from_sheet",
  "recall",
  "order",
]);

/** The answer that nearly everybody gives where the server proposes none. */
const USUAL: Readonly<Record<string, string>> = { end_turn: "end", more_action: "end", secondary: "pass", react: "pass" };

/** Who has no vote is asked for deals, and goes on. */
const onlyGoesOn = ({ kind, options = [] }: Decision): boolean =>
  kind === "vote" && options.every(({ choice }) => choice === "pass" || choice.startsWith("offer "));

function usual(decision: Decision): string[] {
  if (onlyGoesOn(decision)) return ["pass"];
  const wanted = USUAL[decision.kind];
  // An ability of one's own is nothing to let pass unseen.
  if (decision.kind === "react" && decision.options?.some((option) => option.choice.startsWith("use "))) return [];
  return wanted && decision.options?.some((option) => option.choice === wanted) ? [wanted] : [];
}

/** My dock stands there and nobody else does: who clicks it wants to build. Ships can still be called by a click. */
function onlyBuilds(system: string, seat: string, view: Ti4View): boolean {
  const planets = Object.values(view.planets ?? {}).filter((planet) => planet.system === system);
  const places = [view.systems?.[system], ...planets];
  const docks = places.some((place) => (forcesOf(place, seat).space_dock ?? 0) > 0);
  const others = places.some((place) => Object.keys(place?.forces ?? {}).some((one) => one !== seat));
  return docks && !others && planets.every((planet) => planet.controller === seat);
}

function filled(decision: Decision, steps: readonly string[], view?: View | null): string[] {
  const [verb, system = ""] = (steps.at(-1) ?? "").split(" ");
  if (decision.kind === "move" && verb === "activate" && view && onlyBuilds(system, decision.seat ?? "", view as unknown as Ti4View)) {
    return decision.options?.some((option) => option.choice === "done") ? ["done"] : [];
  }
  // Only the holds of this ship: which ships come along is another question.
  if (decision.kind === "load") {
    const proposed = decision.proposal?.steps ?? [];
    const end = proposed.findIndex((step) => !step.startsWith("load "));
    return end < 0 ? proposed : proposed.slice(0, end);
  }
  // Where nobody comes, the next click begins by hand.
  if (decision.proposal) return selection(decision);
  // "End turn" only as an answer of its own, never behind something that was just chosen.
  return steps.length === 0 ? usual(decision) : [];
}

/** What may be left undone, but not by a button that says nothing of it. */
const DECLINED: ReadonlySet<string> = new Set(["place_structure", "research", "ready_planets", "primary"]);

/** A structure, a technology: the second one is a question of its own. */
const ANEW: ReadonlySet<string> = new Set(["place_structure", "research"]);

/** What a step counts against: fighters are no ships of the fleet pool. */
function adds(step: string): string[] {
  const [verb, unit = ""] = step.split(" ");
  const ship = SHIPS.includes(unit.replace(/^damaged_/, "") as (typeof SHIPS)[number]) && unit !== "fighter";
  if (verb === "load") return ["capacity", "hold"];
  if (verb === "move") return ship ? ["fleet", "under_way"] : ["under_way"];
  return verb === "produce" ? (ship ? ["production", "fleet"] : ["production"]) : [];
}

export const manners: Manners = {
  adds,
  declines: (kind) => DECLINED.has(kind),
  anew: (kind) => ANEW.has(kind),
  closing: (kind) => kind === "end_turn" || kind === "more_action",
  inside: (kind) => INSIDE.has(kind),
  filled,
  // Behind the cargo of one ship come other ships.
  whole: (kind) => kind !== "load",
  ending: (decision) => (decision.kind === "offer" ? "propose" : undefined),
  // First for what, then with which planets; each ship has a hold of its own.
  begins: (step, kind) => step.startsWith("vote ") || (kind === "load" && step.startsWith("move ")),
};
