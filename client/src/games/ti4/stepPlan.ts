// A draft as numbers: what plus and minus of the panels read from its steps, and how they write it again. Choices
// are only words here; whether they fit is the server's answer to the dry run.

import type { Forces } from "../ti/forces";

const firstWord = (step: string): string => step.split(" ")[0] ?? "";

// ---- producing: produce ..., recall ..., done, then the bill

export interface ProductionPlan {
  /** What comes before: the way to this question. */
  before: string[];
  units: string[];
  /** The units are settled and the bill is open. */
  closed: boolean;
  payment: string[];
}

export function productionPlan(steps: readonly string[]): ProductionPlan | null {
  const begin = steps.findIndex((step) => ["produce", "recall"].includes(firstWord(step)));
  if (begin < 0) return null;
  const after = steps.slice(begin);
  const end = after.findIndex((step) => !["produce", "recall"].includes(firstWord(step)));
  const units = end < 0 ? after : after.slice(0, end);
  const rest = end < 0 ? [] : after.slice(end);
  return {
    before: steps.slice(0, begin),
    units,
    closed: rest[0] === "done",
    payment: rest[0] === "done" ? rest.slice(1) : rest,
  };
}

export const countOf = (steps: readonly string[], choice: string): number => steps.filter((s) => s === choice).length;

/** One unit more: the bill, if there is one, is opened again. */
export function withUnit(steps: readonly string[], choice: string): string[] {
  const plan = productionPlan(steps);
  return plan ? [...plan.before, ...plan.units, choice] : [...steps, choice];
}

/** One unit less; a piece that was taken off the board for it stays taken off only if others need it. */
export function withoutUnit(steps: readonly string[], choice: string): string[] {
  const plan = productionPlan(steps);
  const at = plan ? plan.units.lastIndexOf(choice) : -1;
  if (!plan || at < 0) return [...steps];
  const units = plan.units.filter((_, i) => i !== at);
  // A recall stands before the unit it was made for.
  const unit = choice.split(" ")[1];
  const recall = units[at - 1]?.split(" ");
  if (recall?.[0] === "recall" && recall[1]?.replace("damaged_", "") === unit) units.splice(at - 1, 1);
  return [...plan.before, ...units];
}

// ---- moving: move PIECE SYSTEM, load UNIT PLACE

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

// ---- landing: commit N PLANET, commit N fighters PLANET

export interface Landing {
  planet: string;
  fighters: boolean;
}

function readCommit(step: string): (Landing & { n: number }) | null {
  const [verb, n, a = "", b = ""] = step.split(" ");
  if (verb !== "commit" || !/^\d+$/.test(n ?? "")) return null;
  return a === "fighters" ? { n: Number(n), planet: b, fighters: true } : { n: Number(n), planet: a, fighters: false };
}

/** Questions of an invasion. */
export const LANDING: ReadonlySet<string> = new Set(["bombard", "custodians", "commit"]);

export const lands = (steps: readonly string[]): boolean => steps.some((step) => readCommit(step) !== null);

/** The system of the first landing of a draft. */
export function landedIn(steps: readonly string[], tiles: ReadonlyMap<string, { planets: readonly string[] }>): string | null {
  const planet = steps.map(readCommit).find((found) => found !== null)?.planet;
  if (planet === undefined) return null;
  return [...tiles].find(([, tile]) => tile.planets.includes(planet))?.[0] ?? null;
}

const sameLanding = (a: Landing, b: Landing): boolean => a.planet === b.planet && a.fighters === b.fighters;

export function committed(steps: readonly string[], to: Landing): number {
  return steps.reduce((sum, step) => {
    const found = readCommit(step);
    return found && sameLanding(found, to) ? sum + found.n : sum;
  }, 0);
}

/** Everything of that kind that a draft lands, wherever. */
export function committedInAll(steps: readonly string[], fighters: boolean): number {
  return steps.map(readCommit).reduce((sum, found) => (found?.fighters === fighters ? sum + found.n : sum), 0);
}

/** The most that the options still let land there; `gone` of them are in the draft already. */
export function mostCommit(choices: readonly string[], to: Landing, gone = 0): number {
  const all = choices.reduce((most, choice) => {
    const found = readCommit(choice);
    return found && sameLanding(found, to) ? Math.max(most, found.n) : most;
  }, 0);
  return Math.max(0, all - gone);
}

/** The draft with so many landing there, one step for each planet, where the first landing stood. */
export function withCommit(steps: readonly string[], to: Landing, n: number): string[] {
  const first = steps.findIndex((step) => readCommit(step) !== null);
  // "done" behind a landing ended it; one before it belongs to another question.
  const open = steps.filter((step, i) => !(step === "done" && first >= 0 && i > first));
  const others = open.filter((step) => {
    const found = readCommit(step);
    return !(found && sameLanding(found, to));
  });
  if (n <= 0) return others;
  const step = `commit ${n} ${to.fighters ? "fighters " : ""}${to.planet}`;
  const at = first < 0 ? others.length : Math.min(first, others.length);
  return [...others.slice(0, at), step, ...others.slice(at)];
}

// ---- trading: give N trade_goods, want N commodities ...

export type Side = "give" | "want";
export type Goods = "trade_goods" | "commodities";

const isTerm = (step: string, side: Side, goods: Goods): boolean =>
  firstWord(step) === side && /^\d+$/.test(step.split(" ")[1] ?? "") && step.endsWith(` ${goods}`);

/** The draft with another number of goods on one side; a parcel holds each kind once. */
export function withGoods(steps: readonly string[], side: Side, goods: Goods, n: number): string[] {
  const at = steps.findIndex((step) => isTerm(step, side, goods));
  const others = steps.filter((step) => !isTerm(step, side, goods) && step !== "propose");
  if (n <= 0) return others;
  const step = `${side} ${n} ${goods}`;
  return at < 0 ? [...others, step] : [...others.slice(0, at), step, ...others.slice(at)];
}

export function withoutTerm(steps: readonly string[], step: string): string[] {
  return steps.filter((one) => one !== step && one !== "propose");
}
