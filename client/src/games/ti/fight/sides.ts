// Two sides that face each other.
import type { Group } from "./combatScene";

export interface FightSide {
  /** "": nobody's forces. */
  seat: string;
  attacks: boolean;
  /** Dearest first. */
  groups: Group[];
  /** Hits not yet taken. */
  toAssign: number;
}

/** A side with what stands above it. */
export interface StageSide extends FightSide {
  name: string;
  sigil: string;
  /** What it does, in words. */
  does: string;
}

export const countOf = (steps: readonly string[], verb: string): Map<string, number> => {
  const out = new Map<string, number>();
  for (const step of steps) {
    const [word, unit = ""] = step.split(" ");
    if (word === verb) out.set(unit, (out.get(unit) ?? 0) + 1);
  }
  return out;
};

/** Of a type, damaged or not. */
export const ofUnit = (counts: ReadonlyMap<string, number>, unit: string): number =>
  (counts.get(unit) ?? 0) + (counts.get(`damaged_${unit}`) ?? 0);
