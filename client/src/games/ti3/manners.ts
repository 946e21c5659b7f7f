// Which questions are the middle of something, and what is chosen in them to begin with.
import type { Decision, View } from "../../net/types";
import { selection, type Manners } from "../../state/manners";
import { ownHold, staysToBuild } from "../ti/manners";
import { isShip } from "../ti/scene";
import { read } from "./read";

/** An answer that stops before one of these is half an answer. */
const INSIDE: ReadonlySet<string> = new Set([
  "areas",
  "assign_hits",
  "ability",
  "discard",
  "give_strategy",
  "load",
  "order",
  "pay",
  "place_leader",
  "place_units",
  "political",
  "primary",
  "refresh",
  "remove",
  "reroll",
  "research",
  "retreat",
]);

/** The answer that nearly everybody gives where the server proposes none. */
const USUAL: Readonly<Record<string, string>> = { secondary: "pass", react: "pass", status: "pass" };

function filled(decision: Decision, steps: readonly string[], view?: View | null): string[] {
  const building = staysToBuild(decision, steps, view && read(view));
  if (building) return building;
  if (decision.kind === "load") return ownHold(decision);
  if (decision.proposal) return selection(decision);
  // Planets whose counters are all face down: whoever cares says which is turned first.
  if (decision.kind === "order") return (decision.options ?? []).slice(0, 1).map(({ choice }) => choice);
  if (steps.length > 0) return [];
  const options = (decision.options ?? []).map(({ choice }) => choice);
  const wanted = USUAL[decision.kind];
  // An ability of one's own is nothing to let pass unseen.
  if (decision.kind === "react" && options.some((choice) => choice.startsWith("use "))) return [];
  return wanted && options.includes(wanted) ? [wanted] : [];
}

/** What may be left undone, but not by a button that says nothing of it. */
const DECLINED: ReadonlySet<string> = new Set(["research", "primary", "refresh", "land", "claim"]);

/** What a step counts against: fighters are no ships of the fleet supply. */
function adds(step: string): string[] {
  const [verb, piece = ""] = step.split(" ");
  const unit = piece.replace(/^damaged_/, "");
  const ship = isShip(unit) && unit !== "fighter";
  if (verb === "load") return ["hold"];
  if (verb === "move") return ship ? ["fleet"] : ["capacity"];
  return verb === "produce" ? (ship ? ["production", "fleet"] : ["production"]) : [];
}

/** `land UNIT SHIP LOAD PLANET`: each names what is left aboard, so the same landing has another word each time. */
const landing = (step: string): { from: string; load: string; planet: string; unit: string } | null => {
  const [verb, unit = "", ship = "", load = "", planet] = step.split(" ");
  return verb === "land" && planet ? { unit, load, planet, from: `${unit} ${ship}` } : null;
};

const alike = (step: string): string => {
  const lands = landing(step);
  return lands ? `land ${lands.unit} ${lands.planet}` : step;
};

/** Those who land after one that stays aboard find its load. */
function without(plan: readonly string[], index: number): string[] {
  const gone = landing(plan[index] ?? "");
  let load = gone?.load ?? "";
  return plan.flatMap((step, i) => {
    if (i === index) return [];
    const lands = landing(step);
    if (i < index || !gone || lands?.from !== gone.from) return [step];
    const moved = step.replace(` ${lands.load} `, ` ${load} `);
    load = lands.load;
    return [moved];
  });
}

const LOSSES: ReadonlySet<string> = new Set(["hit", "remove", "scrap", "discard", "give", "break", "cancel_trade", "hand_over", "execute", "raze"]);

export const manners: Manners = {
  loses: (step) => LOSSES.has(step.split(" ")[0] ?? ""),
  alike,
  without,
  adds,
  declines: (kind) => DECLINED.has(kind),
  anew: (kind) => kind === "research",
  inside: (kind) => INSIDE.has(kind),
  filled,
  // Behind the cargo of one ship come other ships.
  whole: (kind) => kind !== "load",
  begins: (step, kind) => kind === "load" && step.startsWith("move "),
};
