// The chances of a fight as the server tells them (docs/views.md, "odds"), and as they are written in a bar.

/** Asks the server for the chances of a fight; null where it has none, or the position has gone. */
export type AskOdds = (of: Record<string, unknown>) => Promise<unknown>;

export interface Chances {
  attacker: number;
  draw: number;
  defender: number;
}

const isShare = (value: unknown): value is number => typeof value === "number" && value >= -1e-9 && value <= 1 + 1e-9;

/** What an answer says of who wins; null: nothing that can be shown. */
export function readChances(answer: unknown): Chances | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { attacker, defender, draw = 0 } = answer as Record<string, unknown>;
  return isShare(attacker) && isShare(defender) && isShare(draw) ? { attacker, draw, defender } : null;
}

/** One part of a bar: its width in whole percent (of 100 in all), and the number that is written in it. */
export interface Share {
  percent: number;
  text: string;
}

/** So little is noise of the arithmetic, not a chance. */
const NOTHING = 1e-7;

const written = (chance: number, percent: number): string => {
  if (chance < 0.01) return "<1";
  return percent === 100 && chance < 1 - NOTHING ? ">99" : String(percent);
};

/** Whole percents that add up to 100; what cannot happen has no part at all. */
export function sharesOf(chances: readonly number[]): (Share | null)[] {
  const sum = chances.reduce((a, b) => a + b, 0) || 1;
  const exact = chances.map((chance) => (100 * chance) / sum);
  const percents = exact.map(Math.floor);
  const byRest = exact.map((_, i) => i).sort((a, b) => (exact[b] ?? 0) - (percents[b] ?? 0) - (exact[a] ?? 0) + (percents[a] ?? 0));
  let left = 100 - percents.reduce((a, b) => a + b, 0);
  for (const i of byRest) if (left-- > 0) percents[i] = (percents[i] ?? 0) + 1;
  return chances.map((chance, i) => {
    const percent = percents[i] ?? 0;
    return chance / sum < NOTHING ? null : { percent, text: written(chance / sum, percent) };
  });
}
