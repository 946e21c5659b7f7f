// The stages of a round of combat for the line on top of the panel: the same for every viewer.
import type { Decision } from "../../net/types";
import type { CombatView } from "./view";

export const SPACE_STAGES = ["barrage", "announce_retreat", "attacker_rolls", "defender_rolls", "hits", "retreat"] as const;
export const GROUND_STAGES = ["attacker_rolls", "defender_rolls", "hits"] as const;
export type CombatStage = (typeof SPACE_STAGES)[number];

// Steps of the server's procedure (docs/views.md, /combat/stage). Whose dice fall is told by /roll.
const BY_STEP: Record<string, CombatStage | "roll"> = {
  start: "barrage",
  started: "barrage",
  barrage: "barrage",
  barrage_rolled: "barrage",
  barrage_counted: "barrage",
  barrage_hits: "barrage",
  round_start: "announce_retreat",
  round_started: "announce_retreat",
  announce: "announce_retreat",
  roll: "roll",
  assign: "hits",
  assigned: "hits",
  repair: "hits",
  retreat: "retreat",
};
// Questions that belong to a stage, for servers that do not tell it.
const BY_QUESTION: Record<string, CombatStage> = {
  announce_retreat: "announce_retreat",
  assign_hits: "hits",
  retreat: "retreat",
};

export const stagesOf = (fight: CombatView): readonly CombatStage[] => (fight.planet ? GROUND_STAGES : SPACE_STAGES);

/** Where the fight stands; null = the server does not say and the question does not tell. */
export function stageNow(fight: CombatView, decision: Decision | null, roller: string | null = null): CombatStage | null {
  const step = BY_STEP[fight.stage ?? ""] ?? BY_QUESTION[decision?.kind ?? ""] ?? null;
  const stage = step === "roll" ? (roller !== null && roller === fight.defender.seat ? "defender_rolls" : "attacker_rolls") : step;
  return stage && stagesOf(fight).includes(stage) ? stage : null;
}

interface Die {
  unit: string;
  face: number;
}

/** Dice that the options let roll again, as keys "unit@face"; each option is worth one die. */
export function rerolls(choices: readonly string[]): Map<string, string> {
  const out = new Map<string, string>();
  for (const choice of choices) {
    const [verb, unit, face] = choice.split(" ");
    if ((verb === "reroll" || verb === "die") && unit && face) out.set(`${unit}@${face}`, choice);
  }
  return out;
}

export const dieKey = (die: Die): string => `${die.unit}@${die.face}`;

/** Dice in groups by the number they need, the easiest first; what is unknown last. */
export function groupsByNeed<T extends { goal: number | null }>(dice: readonly T[]): { goal: number | null; dice: T[] }[] {
  const groups = new Map<number | null, T[]>();
  for (const die of dice) groups.set(die.goal, [...(groups.get(die.goal) ?? []), die]);
  return [...groups].map(([goal, list]) => ({ goal, dice: list })).sort((a, b) => (a.goal ?? 99) - (b.goal ?? 99));
}
