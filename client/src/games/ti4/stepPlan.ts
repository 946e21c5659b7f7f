// A draft as numbers: what plus and minus of the panels read from its steps, and how they write it again. Choices
// are only words here; whether they fit is the server's answer to the dry run.

import type { Forces } from "../ti/forces";

const firstWord = (step: string): string => step.split(" ")[0] ?? "";

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
