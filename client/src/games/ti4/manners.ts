// Which questions are the middle of something, and what is chosen in them to begin with.
import type { Decision, View } from "../../net/types";
import type { Ti4View } from "./view";
import { SHIPS } from "../ti/forces";
import { ownHold, staysToBuild } from "../ti/manners";
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

function filled(decision: Decision, steps: readonly string[], view?: View | null): string[] {
  const building = staysToBuild(decision, steps, view as unknown as Ti4View | null);
  if (building) return building;
  if (decision.kind === "load") return ownHold(decision);
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

const LOSSES: ReadonlySet<string> = new Set(["hit", "remove", "discard", "return", "give"]);

export const manners: Manners = {
  loses: (step) => LOSSES.has(step.split(" ")[0] ?? ""),
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
