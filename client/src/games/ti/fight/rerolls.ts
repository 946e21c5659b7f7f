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
