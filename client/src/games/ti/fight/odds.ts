// What is asked of the server about the chances of a fight, and what of the answer fits what is shown.
import { readChances, type Chances } from "../../odds/chances";
import { SHIPS, type Forces, type Seat } from "../forces";

export type Question = Record<string, unknown>;
export type SideName = "attacker" | "defender";
export const SIDE_NAMES = ["attacker", "defender"] as const;

/** A fight as the views of both editions tell it; no seat: people of a neutral planet. */
interface FightSideTold {
  seat: Seat | null;
  retreats: boolean;
  to_assign: number;
}
export interface FightTold {
  system: string;
  planet: string | null;
  stage: string;
  round: number;
  attacker: FightSideTold;
  defender: FightSideTold;
}

/** The server counts no more units of one side than this (docs/views.md). */
const MOST = 40;

/** Units as a question names them: each piece once, damaged ones apart. Null: too many to ask about, or none. */
export function unitsAsked(forces: Forces, kinds: readonly string[]): Record<string, number> | null {
  const out: Record<string, number> = {};
  let all = 0;
  for (const unit of kinds) {
    const count = forces[unit] ?? 0;
    const damaged = forces[`damaged_${unit}`] ?? 0;
    if (count > damaged) out[unit] = count - damaged;
    if (damaged > 0) out[`damaged_${unit}`] = damaged;
    all += count;
  }
  return all > 0 && all <= MOST ? out : null;
}

/** Whether the dice of the round are still to come and nothing is open: only then odds mean what they say. */
export const beforeRoll = (fight: FightTold): boolean =>
  fight.stage === (fight.planet ? "start" : "announce_retreat") && SIDE_NAMES.every((side) => fight[side].to_assign === 0);

/**
 * About a fight that goes on; `units` tells of a seat what stands there, for the view may be that of a draft. So many that
 * they cannot be told are known to the server only without one.
 */
export function fightQuestion(fight: FightTold, units: (seat: Seat) => Record<string, number> | null, drafted: boolean): Question | null {
  const { attacker, defender } = fight;
  if (!attacker.seat || !defender.seat || !beforeRoll(fight)) return null;
  const of: Question = { system: fight.system, attacker: attacker.seat, defender: defender.seat, casualties: "table" };
  if (fight.planet) of.planet = fight.planet;
  // Rounds of a question are counted from the one that comes now.
  if (attacker.retreats) of.attacker_retreats = 1;
  if (defender.retreats) of.defender_retreats = 1;
  const [attackers, defenders] = [units(attacker.seat), units(defender.seat)];
  if (attackers && defenders) return { ...of, attackers, defenders };
  return drafted ? null : of;
}

/** About ships on their way, or if there are none about all that could come. */
export function arrivalQuestion(system: string, me: Seat, coming: Forces, kinds: readonly string[]): Question | null {
  const of: Question = { system, attacker: me, casualties: "table" };
  if (Object.keys(coming).length === 0) return of;
  const attackers = unitsAsked(coming, kinds);
  return attackers && { ...of, attackers };
}

export interface OddsAnswer extends Chances {
  units: Record<SideName, Forces>;
  /** Resources left, expected. */
  value: Record<SideName, number>;
}

interface Told {
  sides?: Record<SideName, { units?: Record<string, number> } | undefined>;
  value?: Record<SideName, number | undefined>;
}

/** Told units as a view counts them: damaged ones are in the number of their type, too. */
function counted(units: Record<string, number> = {}): Forces {
  const out: Forces = {};
  for (const [name, n] of Object.entries(units)) {
    const unit = name.replace(/^damaged_/, "");
    out[unit] = (out[unit] ?? 0) + n;
    if (unit !== name) out[name] = n;
  }
  return out;
}

export function readOdds(answer: unknown): OddsAnswer | null {
  const chances = readChances(answer);
  if (!chances) return null;
  const { sides, value } = answer as Told;
  return {
    ...chances,
    units: { attacker: counted(sides?.attacker?.units), defender: counted(sides?.defender?.units) },
    value: { attacker: value?.attacker ?? 0, defender: value?.defender ?? 0 },
  };
}

/** What the callout of the map shows of an answer. */
export function arrivalRead(answer: unknown): { chances: Chances; coming: Forces } | null {
  const odds = readOdds(answer);
  return odds && { chances: odds, coming: odds.units.attacker };
}

/** Whether the answer counted just the units that are shown: the server may be one step ahead of this screen. */
export const fits = (odds: OddsAnswer, fight: FightTold, standing: (seat: Seat) => Forces, kinds: readonly string[]): boolean =>
  SIDE_NAMES.every((side) => {
    const forces = standing(fight[side].seat ?? "");
    return kinds.every((unit) => (forces[unit] ?? 0) === (odds.units[side][unit] ?? 0));
  });

/** What a side loses on average, in resources. */
export function expectedLoss(odds: OddsAnswer, side: SideName, price: (unit: string) => number): number {
  const units = Object.entries(odds.units[side]).filter(([unit]) => !unit.startsWith("damaged_"));
  const worth = units.reduce((sum, [unit, n]) => sum + n * price(unit), 0);
  return Math.max(0, worth - odds.value[side]);
}

/** All that may stand in a fight in space, and what decides one on a planet. */
export const inSpace = (cargo: readonly string[]): string[] => [...SHIPS, ...cargo];
