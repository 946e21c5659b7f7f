// What this game asks the server about the chances of a fight, and what of the answer fits what is shown.
import { readChances, type Chances } from "../odds/chances";
import type { Facts } from "./pack";
import { unitRowOf } from "./sheet";
import type { CombatView, Ti4View } from "./view";
import { forcesOf, SHIPS, type Forces, type Seat } from "../ti/forces";

export type Question = Record<string, unknown>;

/** The server counts no more units of one side than this (docs/views.md). */
const MOST = 40;

/** Units of a view as a question names them: each piece once, damaged ones apart. Null: too many to ask about. */
export function unitsAsked(forces: Forces): Record<string, number> | null {
  const out: Record<string, number> = {};
  let all = 0;
  for (const unit of [...SHIPS, "infantry"]) {
    const count = forces[unit] ?? 0;
    const damaged = forces[`damaged_${unit}`] ?? 0;
    if (count > damaged) out[unit] = count - damaged;
    if (damaged > 0) out[`damaged_${unit}`] = damaged;
    all += count;
  }
  return all > 0 && all <= MOST ? out : null;
}

const placeOf = (view: Ti4View, fight: CombatView) => (fight.planet ? view.planets[fight.planet] : view.systems[fight.system]);

/** Whether the dice of the round are still to come and nothing is open: only then odds mean what they say. */
export const beforeRoll = (fight: CombatView): boolean =>
  fight.stage === (fight.planet ? "start" : "announce_retreat") && fight.attacker.to_assign === 0 && fight.defender.to_assign === 0;

/**
 * About the fight that is going on. Who stands there is told, for the view may be that of a draft; so many that they
 * cannot be told are known to the server only without one.
 */
export function fightQuestion(view: Ti4View, drafted: boolean): Question | null {
  const fight = view.combat;
  if (!fight || !beforeRoll(fight)) return null;
  const { attacker, defender } = fight;
  const of: Question = { system: fight.system, attacker: attacker.seat, defender: defender.seat, casualties: "table" };
  if (fight.planet) of.planet = fight.planet;
  // Rounds of a question are counted from the one that comes now.
  if (attacker.retreats) of.attacker_retreats = 1;
  if (defender.retreats) of.defender_retreats = 1;
  const place = placeOf(view, fight);
  const attackers = unitsAsked(forcesOf(place, attacker.seat));
  const defenders = unitsAsked(forcesOf(place, defender.seat));
  if (attackers && defenders) return { ...of, attackers, defenders };
  return drafted ? null : of;
}

/** About ships on their way, or if there are none about all that could come. */
export function arrivalQuestion(system: string, me: Seat, coming: Forces): Question | null {
  const of: Question = { system, attacker: me, casualties: "table" };
  if (Object.keys(coming).length === 0) return of;
  const attackers = unitsAsked(coming);
  return attackers && { ...of, attackers };
}

/** About a landing. Ships that could bombard would do so in the answer once more: then nothing is asked. */
export function landingQuestion(view: Ti4View, facts: Facts, planet: string, n: { infantry: number; fighters: number }): Question | null {
  const me = view.viewer;
  const place = view.planets[planet];
  if (!me || !place || n.infantry === 0) return null;
  const defended = Object.entries(place.forces).some(([seat, forces]) => seat !== me && (forces.infantry ?? 0) > 0);
  const fleet = forcesOf(view.systems[place.system], me);
  const bombards = SHIPS.some((unit) => (fleet[unit] ?? 0) > 0 && /\d/.test(unitRowOf(view, facts, me, unit)?.bombardment ?? ""));
  if (!defended || bombards) return null;
  const attackers = { infantry: n.infantry, ...(n.fighters > 0 ? { fighter: n.fighters } : {}) };
  return { planet, attacker: me, attackers, casualties: "table" };
}

export interface OddsAnswer extends Chances {
  units: { attacker: Forces; defender: Forces };
  /** Resources left, expected. */
  value: { attacker: number; defender: number };
}

interface Told {
  sides?: Record<"attacker" | "defender", { units?: Record<string, number> } | undefined>;
  value?: Record<"attacker" | "defender", number | undefined>;
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

/** Whether the answer counted just the units that are shown: the server may be one step ahead of this screen. */
export function fitsFight(odds: OddsAnswer, view: Ti4View): boolean {
  const fight = view.combat;
  if (!fight) return false;
  const place = placeOf(view, fight);
  const kinds = fight.planet ? ["infantry"] : SHIPS;
  return (["attacker", "defender"] as const).every((side) => {
    const forces = forcesOf(place, fight[side].seat);
    return kinds.every((unit) => (forces[unit] ?? 0) === (odds.units[side][unit] ?? 0));
  });
}

const priceOf = (view: Ti4View, facts: Facts, seat: Seat, unit: string): number => {
  const row = unitRowOf(view, facts, seat, unit);
  return Number(row?.cost || 0) / (Number(row?.perCost) || 1) || 0;
};

/** What a side loses on average: resources in space, ground forces on a planet. */
export function expectedLoss(odds: OddsAnswer, side: "attacker" | "defender", seat: Seat, view: Ti4View, facts: Facts, ground: boolean): number {
  const kinds = ground ? ["infantry", "fighter"] : SHIPS;
  const worth = kinds.reduce((sum, unit) => sum + (odds.units[side][unit] ?? 0) * priceOf(view, facts, seat, unit), 0);
  const lost = Math.max(0, worth - odds.value[side]);
  return ground ? lost / (priceOf(view, facts, seat, "infantry") || 1) : lost;
}
