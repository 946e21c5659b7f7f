// What this game asks the server about the chances of a fight, and what of the answer fits what is shown.
import { forcesOf, SHIPS, type Forces, type Seat } from "../ti/forces";
import * as ask from "../ti/fight/odds";
import type { Facts } from "./pack";
import { unitRowOf } from "./sheet";
import type { CombatView, Ti4View } from "./view";

const KINDS = ask.inSpace(["infantry"]);

const standingIn = (view: Ti4View, fight: CombatView) => (seat: Seat) =>
  forcesOf(fight.planet ? view.planets[fight.planet] : view.systems[fight.system], seat);

/** About the fight that is going on. */
export function fightQuestion(view: Ti4View, drafted: boolean): ask.Question | null {
  const fight = view.combat;
  return fight && ask.fightQuestion(fight, (seat) => ask.unitsAsked(standingIn(view, fight)(seat), KINDS), drafted);
}

export const arrivalQuestion = (system: string, me: Seat, coming: Forces): ask.Question | null => ask.arrivalQuestion(system, me, coming, KINDS);

/** About a landing. Ships that could bombard would do so in the answer once more: then nothing is asked. */
export function landingQuestion(view: Ti4View, facts: Facts, planet: string, n: { infantry: number; fighters: number }): ask.Question | null {
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

export function fitsFight(odds: ask.OddsAnswer, view: Ti4View): boolean {
  const fight = view.combat;
  return fight !== null && ask.fits(odds, fight, standingIn(view, fight), fight.planet ? ["infantry"] : SHIPS);
}

const priceOf = (view: Ti4View, facts: Facts, seat: Seat, unit: string): number => {
  const row = unitRowOf(view, facts, seat, unit);
  return Number(row?.cost || 0) / (Number(row?.perCost) || 1) || 0;
};

/** What a side loses on average: resources in space, ground forces on a planet. */
export function expectedLoss(odds: ask.OddsAnswer, side: ask.SideName, seat: Seat, view: Ti4View, facts: Facts, ground: boolean): number {
  const kinds: readonly string[] = ground ? ["infantry", "fighter"] : SHIPS;
  const lost = ask.expectedLoss(odds, side, (unit) => (kinds.includes(unit) ? priceOf(view, facts, seat, unit) : 0));
  return ground ? lost / (priceOf(view, facts, seat, "infantry") || 1) : lost;
}
