// The story of a fight from the log: rounds, rolls and dice.
import type { LogEvent } from "../../../net/types";

export interface FightDie {
  unit: string;
  face: number;
  /** What it needed, modifiers included. */
  needs: number;
}
export interface FightRoll {
  seat: string;
  kind: string;
  dice: FightDie[];
  hits: number;
  /** The dice lie on the table: they may still be rolled again. */
  open?: boolean;
}
export interface FightLoss {
  seat: string;
  unit: string;
  destroyed: boolean;
  /** How many rolls of the round were made before it. */
  after: number;
}
export interface FightRound {
  round: number;
  /** Dice that fell after the last roll that was told: they lie on the table. */
  loose?: FightDie[];
  rolls: FightRoll[];
  /** Units damaged or destroyed in it. */
  losses: FightLoss[];
}

const isHit = (die: FightDie): boolean => die.face >= die.needs;
const hitsIn = (dice: readonly FightDie[]): number => dice.filter(isHit).length;

/**
 * The dice as they lay in the end. What is rolled again is told behind the first throw, but not in the place of which
 * dice: those are taken out that make the hits right, misses first.
 */
function settledDice(told: FightDie[], n: number, hits: number): FightDie[] {
  const first = told.slice(0, n);
  const again = told.slice(n);
  if (again.length === 0) return first;
  if (again.length >= n) return told.slice(-n);
  let hitsKept = Math.min(hits - hitsIn(again), hitsIn(first));
  let missesKept = n - again.length - Math.max(0, hitsKept);
  const kept = first.filter((die) => (isHit(die) ? hitsKept-- > 0 : missesKept-- > 0));
  return [...kept, ...again].slice(-n);
}

const lastIndex = (texts: readonly string[][], verbs: RegExp): number =>
  texts.reduce((found, [verb = ""], i) => (verbs.test(verb) ? i : found), -1);

/** Verbs of the lines that make up the rolls before a fight. */
const SHOTS = ["die", "dice_rolled", "unit_destroyed", "unit_damaged", "hits_cancelled"];

function tell(texts: string[][], first: FightRound): FightRound[] {
  const rounds = [first];
  let loose: FightDie[] = [];
  for (const [verb, a = "", b = "", c = "", d = ""] of texts) {
    const now = rounds.at(-1) ?? first;
    if (verb === "combat_round") rounds.push({ round: Number(a), rolls: [], losses: [] });
    else if (verb === "die") loose.push({ unit: b, face: Number(c), needs: Number(d) });
    else if (verb === "dice_rolled") {
      now.rolls.push({ seat: a, kind: b, dice: settledDice(loose, Number(c), Number(d)), hits: Number(d) });
      loose = [];
    } else if (verb === "unit_damaged" || verb === "unit_destroyed")
      now.losses.push({ seat: a, unit: b.replace("damaged_", ""), destroyed: verb === "unit_destroyed", after: now.rolls.length });
  }
  const last = rounds.at(-1);
  if (last && loose.length > 0) last.loose = loose;
  return rounds;
}

/** Events since the last fight began (with one of these verbs); what was fired just before it is round 0. */
export function fightRounds(events: readonly LogEvent[], begins: RegExp): FightRound[] {
  const texts = events.map((e) => e.text.split(" "));
  const start = lastIndex(texts, begins);
  if (start < 0) return [];
  // What was fired at the moving ships belongs to the same fight.
  let begin = start;
  while (begin > 0 && SHOTS.includes(texts[begin - 1]?.[0] ?? "")) --begin;
  const rounds = tell(texts.slice(begin), { round: 0, rolls: [], losses: [] });
  return rounds.filter((r) => r.rolls.length > 0 || r.losses.length > 0 || r === rounds.at(-1));
}

/** The dice on the table, and whose they are. */
export interface OnTable {
  roll: { seat: string | null; kind: string } | null;
  dice: readonly FightDie[];
}

/** With the dice that lie on the table now: the log tells their sum only when they stay as they are. */
export function withOpenDice(rounds: FightRound[], { roll, dice }: OnTable): FightRound[] {
  const last = rounds.at(-1);
  // A view keeps the dice of the last roll; only those without a sum may still change.
  if (!last?.loose || !roll || dice.length === 0) return rounds;
  // In a draft that rolls some of them again those show no face any more; they still lie as they fell.
  const fell = last.loose.length === dice.length ? last.loose : [];
  const lying = dice.map(({ unit, face, needs }, i) => ({ unit, face: face || (fell[i]?.face ?? 0), needs }));
  const open: FightRoll = { seat: roll.seat ?? "", kind: roll.kind, dice: lying, hits: hitsIn(lying), open: true };
  return [...rounds.slice(0, -1), { ...last, rolls: [...last.rolls, open] }];
}

/** What was fired so far in rolls of these kinds, since the last line with one of these verbs. */
export function shotsSince(events: readonly LogEvent[], since: RegExp, kinds: readonly string[]): FightRound {
  const texts = events.map((e) => e.text.split(" "));
  const begun = lastIndex(texts, since);
  const [shots] = tell(texts.slice(begun + 1), { round: 0, rolls: [], losses: [] });
  const rolls = (shots?.rolls ?? []).filter((roll) => kinds.includes(roll.kind));
  return { round: 0, rolls, losses: rolls.length > 0 ? (shots?.losses ?? []) : [] };
}

export interface DiceRow {
  unit: string;
  kind: string;
  needs: number;
  dice: FightDie[];
  /** How many units rolled; 0: that is not known. */
  units: number;
  open: boolean;
}

/**
 * The dice of a side by kind of unit and what they need, in the order they were rolled. `standing`: units of the side
 * now; what it lost after the roll stood there then, too.
 */
export function diceRows(round: FightRound, seat: string, standing: (unit: string) => number): DiceRow[] {
  const rows = new Map<string, DiceRow>();
  round.rolls.forEach((roll, i) => {
    if (roll.seat !== seat) return;
    for (const die of roll.dice) {
      const key = `${roll.kind} ${die.unit} ${die.needs}`;
      const lost = round.losses.filter((loss) => loss.destroyed && loss.seat === seat && loss.unit === die.unit && loss.after > i).length;
      const row = rows.get(key) ?? { unit: die.unit, kind: roll.kind, needs: die.needs, dice: [], units: standing(die.unit) + lost, open: false };
      rows.set(key, { ...row, dice: [...row.dice, die], open: row.open || roll.open === true });
    }
  });
  return [...rows.values()];
}

/** Hits of a side; null: it has not rolled. */
export function hitsOf(round: FightRound, seat: string): number | null {
  const rolls = round.rolls.filter((roll) => roll.seat === seat);
  return rolls.length > 0 ? rolls.reduce((sum, roll) => sum + roll.hits, 0) : null;
}

/** What a side lost, or what was damaged, by type. */
export function lossesOf(round: FightRound | undefined, seat: string, destroyed: boolean): Map<string, number> {
  const out = new Map<string, number>();
  for (const loss of round?.losses ?? [])
    if (loss.seat === seat && loss.destroyed === destroyed) out.set(loss.unit, (out.get(loss.unit) ?? 0) + 1);
  return out;
}

/** The round with the last dice that fell. */
export const lastRolled = (rounds: readonly FightRound[]): FightRound | undefined => rounds.filter((round) => round.rolls.length > 0).at(-1);
