// The stages of a round of combat for the line on top of the panel, and the dice below it.
import type { CombatStage, CombatView } from "./view";

const SPACE_STAGES = ["barrage", "announce_retreat", "attacker_rolls", "defender_rolls", "hits", "retreat"] as const;
const GROUND_STAGES = ["attacker_rolls", "defender_rolls", "hits"] as const;

/** The stages that have a place on the line. */
export const stagesOf = (fight: CombatView): readonly CombatStage[] => (fight.planet ? GROUND_STAGES : SPACE_STAGES);

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
