// How fast bots play while somebody looks on.

export const paces = ["slow", "normal", "at_once"] as const;
export type Pace = (typeof paces)[number];

/** Milliseconds after each choice of a bot. */
const waits: Record<Pace, number> = { slow: 1500, normal: 550, at_once: 0 };

export const waitOf = (pace: Pace): number => waits[pace];

/** The pace that a table is played at: the nearest that has a name. */
export function paceOf(wait: number): Pace {
  if (wait === 0) return "at_once";
  return wait >= 1000 ? "slow" : "normal";
}
