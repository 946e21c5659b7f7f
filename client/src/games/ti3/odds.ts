// What this game asks the server about the chances of a fight, and what of the answer fits what is shown.
import { forcesOf, SHIPS, type Forces, type Seat } from "../ti/forces";
import * as ask from "../ti/fight/odds";
import { placeOf } from "./fight";
import type { Facts } from "./pack";
import { TROOPS } from "./scene";
import type { Ti3View } from "./view";

const kindsOf = (ground: boolean): readonly string[] => (ground ? ["fighter", ...TROOPS] : SHIPS);

/** About the battle that is going on. */
export function battleQuestion(view: Ti3View, drafted: boolean): ask.Question | null {
  const { battle } = view;
  if (!battle) return null;
  // Fighters that fight along on a planet are known to the server alone.
  const kinds = battle.planet ? TROOPS : SHIPS;
  return ask.fightQuestion(battle, (seat) => ask.unitsAsked(forcesOf(placeOf(view, battle), seat), kinds), drafted);
}

export const arrivalQuestion = (system: string, me: Seat, coming: Forces): ask.Question | null => ask.arrivalQuestion(system, me, coming, SHIPS);

export function fitsBattle(odds: ask.OddsAnswer, view: Ti3View): boolean {
  const { battle } = view;
  return battle !== null && ask.fits(odds, battle, (seat) => forcesOf(placeOf(view, battle), seat), battle.planet ? TROOPS : SHIPS);
}

/** What a side loses on average: resources in space, ground forces on a planet. */
export function expectedLoss(odds: ask.OddsAnswer, side: ask.SideName, facts: Facts, ground: boolean): number {
  const price = (unit: string): number => {
    const row = facts.units.get(unit);
    return Number(row?.cost || 0) / (row?.perCost || 1);
  };
  const kinds = kindsOf(ground);
  const lost = ask.expectedLoss(odds, side, (unit) => (kinds.includes(unit) ? price(unit) : 0));
  return ground ? lost / (price("ground_force") || 1) : lost;
}
