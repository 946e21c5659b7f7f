// Who stands on the stage of a fight: the units of the view, those that the last roll took, and what the draft would do.
import { lossesOf, type FightRound } from "../ti/fight/rounds";
import { countOf, ofUnit, type FightSide as Side } from "../ti/fight/sides";
import type { Facts } from "./pack";
import { upgradesOf } from "./scene";
import type { CombatSideView, Ti4View, UnitType } from "./view";
import { forcesOf, SHIPS, type Forces } from "../ti/forces";

export interface FightSide extends Side {
  side: CombatSideView;
  /** Ground forces on board that do not fight. */
  aboard: number;
}

/** The draft: `steps` are in the view already unless it ends in what nobody can look across; the rest of the plan is not. */
export interface Drafted {
  steps: readonly string[];
  plan: readonly string[];
  seam: boolean;
}

/** Losses and damage that are chosen, but not in the view. */
function withPending(forces: Forces, steps: readonly string[]): Forces {
  const out = { ...forces };
  const add = (unit: string, n: number): void => void (out[unit] = Math.max(0, (out[unit] ?? 0) + n));
  for (const [name, n] of countOf(steps, "hit")) {
    add(name, -n);
    if (name.startsWith("damaged_")) add(name.slice("damaged_".length), -n);
  }
  for (const [unit, n] of countOf(steps, "sustain")) add(`damaged_${unit}`, n);
  return out;
}

/** Infantry in space fights only where a text makes ships of it: then it has rolled dice. */
const fightsAsShips = (rounds: readonly FightRound[], seat: string): boolean =>
  rounds.some(({ rolls }) => rolls.some((roll) => roll.seat === seat && roll.dice.some((die) => die.unit === "infantry")));

export function fightSides(view: Ti4View, facts: Facts, rounds: readonly FightRound[], shown: FightRound | undefined, draft: Drafted): FightSide[] {
  const fight = view.combat;
  if (!fight) return [];
  const place = fight.planet ? view.planets[fight.planet] : view.systems[fight.system];
  const pending = draft.seam ? draft.plan : draft.plan.slice(draft.steps.length);
  return [fight.attacker, fight.defender].map((side, i): FightSide => {
    const mine = side.seat === view.viewer;
    const before = forcesOf(place, side.seat);
    const forces = mine ? withPending(before, pending) : before;
    const lost = lossesOf(shown, side.seat, true);
    const chosen = mine ? countOf(draft.plan, "hit") : new Map<string, number>();
    const sustains = mine ? countOf(pending, "sustain") : new Map<string, number>();
    const upgraded = upgradesOf(view, facts, side.seat);
    const ground = fight.planet !== null;
    const asShips = !ground && fightsAsShips(rounds, side.seat);
    const kinds: readonly UnitType[] = ground ? ["fighter", "infantry"] : asShips ? [...SHIPS, "infantry"] : SHIPS;
    const groups = kinds.map((unit) => ({
      unit,
      count: forces[unit] ?? 0,
      damaged: forces[`damaged_${unit}`] ?? 0,
      fresh: (side.damaged_now[unit] ?? 0) + (sustains.get(unit) ?? 0),
      lost: ofUnit(lost, unit) + ofUnit(chosen, unit),
      upgraded: upgraded.has(unit),
    }));
    return {
      side,
      seat: side.seat,
      toAssign: side.to_assign,
      attacks: i === 0,
      groups: groups.filter(({ count, lost: gone }) => count + gone > 0),
      aboard: ground || asShips ? 0 : (forces.infantry ?? 0),
    };
  });
}
