// The story of a fight from the log: rounds, rolls and dice. Events name faces; the view names what they need.
import type { LogEvent } from "../../net/types";
import type { DieView } from "./view";

export interface FightDie {
  unit: string;
  face: number;
  /** What it needed, modifiers included: the event tells it, for the last roll also the view. */
  needs: number | null;
}
export interface FightRoll {
  seat: string;
  kind: string;
  dice: FightDie[];
  hits: number;
}
export interface FightRound {
  round: number;
  rolls: FightRoll[];
  /** Units damaged or destroyed in it. */
  losses: { seat: string; unit: string; destroyed: boolean }[];
}

/** Events since the last fight began; space cannon fire just before it is round 0. */
export function fightRounds(events: LogEvent[], dice: DieView[]): FightRound[] {
  const texts = events.map((e) => e.text.split(" "));
  let start = -1;
  texts.forEach(([verb], i) => {
    if (verb === "space_combat" || verb === "ground_combat") start = i;
  });
  if (start < 0) return [];
  // What was fired at the moving ships belongs to the same fight.
  let begin = start;
  while (
    begin > 0 &&
    ["die", "dice_rolled", "unit_destroyed", "unit_damaged", "hits_cancelled"].includes(
      texts[begin - 1]?.[0] ?? "",
    )
  )
    --begin;

  const rounds: FightRound[] = [{ round: 0, rolls: [], losses: [] }];
  let loose: FightDie[] = [];
  for (const [verb, a = "", b = "", c = "", d = ""] of texts.slice(begin)) {
    const now = rounds.at(-1);
    if (!now) break;
    if (verb === "combat_round") rounds.push({ round: Number(a), rolls: [], losses: [] });
    else if (verb === "die") loose.push({ unit: b, face: Number(c), needs: d === "" ? null : Number(d) });
    else if (verb === "dice_rolled") {
      now.rolls.push({ seat: a, kind: b, dice: loose.slice(-Number(c)), hits: Number(d) });
      loose = [];
    } else if (verb === "unit_damaged") now.losses.push({ seat: a, unit: b, destroyed: false });
    else if (verb === "unit_destroyed") now.losses.push({ seat: a, unit: b, destroyed: true });
  }
  const last = rounds.flatMap((r) => r.rolls).at(-1);
  if (last && last.dice.length === dice.length && last.dice.every((die, i) => die.face === dice[i]?.face)) {
    last.dice.forEach((die, i) => (die.needs = dice[i]?.needs ?? null));
  }
  return rounds.filter((r) => r.rolls.length > 0 || r.losses.length > 0 || r === rounds.at(-1));
}

/**
 * What the dice of a roll needed by the printed combat values, if that explains the hits that were made. Where
 * modifiers were at work it does not, and nothing is said rather than something wrong.
 */
export function printedNeeds(
  roll: FightRoll,
  valueOf: (seat: string, unit: string) => number | null,
): (number | null)[] {
  const none = roll.dice.map(() => null);
  if (roll.kind !== "combat") return none;
  const values = roll.dice.map((die) => valueOf(roll.seat, die.unit));
  const hits = roll.dice.filter((die, i) => die.face >= (values[i] ?? Infinity)).length;
  return hits === roll.hits ? values : none;
}
