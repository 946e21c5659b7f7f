// What lines of the log mean in the battles of this game, and who stands on the stage.
import type { LogEvent } from "../../net/types";
import { fightRounds, lossesOf, type FightRound } from "../ti/fight/rounds";
import { countOf, ofUnit, type FightSide } from "../ti/fight/sides";
import { forcesOf, SHIPS, type Forces } from "../ti/forces";
import { TROOPS } from "./scene";
import type { BattleView, Ti3View } from "./view";

export const battleRounds = (events: readonly LogEvent[]): FightRound[] => fightRounds(events, /^(space_battle|invasion)$/);

/** Stages of a round that have a place on the line; those before it only while they last. */
const ROUND = ["announce_retreat", "attacker_rolls", "defender_rolls", "losses", "retreat"] as const;
const ON_GROUND = ["attacker_rolls", "defender_rolls", "losses"] as const;
export function stagesOf({ planet, stage }: BattleView): string[] {
  const stages: string[] = [...(planet ? ON_GROUND : ROUND)];
  return stages.includes(stage) || stage === "round_end" || stage === "end" || stage === "start" ? stages : [stage, ...stages];
}

export const placeOf = (view: Ti3View, { planet, system }: BattleView) => (planet ? view.planets[planet] : view.systems[system]);

/** Losses and damage that are chosen, but not in the view. */
function withPending(forces: Forces, steps: readonly string[]): Forces {
  const out = { ...forces };
  const add = (unit: string, n: number): void => void (out[unit] = Math.max(0, (out[unit] ?? 0) + n));
  for (const [piece, n] of countOf(steps, "hit")) {
    add(piece, -n);
    if (piece.startsWith("damaged_")) add(piece.slice("damaged_".length), -n);
  }
  for (const [unit, n] of countOf(steps, "damage")) add(`damaged_${unit}`, n);
  return out;
}

/** The two sides as they stand; `pending`: steps of the draft that the view does not show, `plan`: all of them. */
export function battleSides(view: Ti3View, shown: FightRound | undefined, pending: readonly string[], plan: readonly string[]): FightSide[] {
  const { battle } = view;
  if (!battle) return [];
  const kinds: readonly string[] = battle.planet ? ["fighter", ...TROOPS, "pds"] : SHIPS;
  return [battle.attacker, battle.defender].map((side, i): FightSide => {
    const seat = side.seat ?? "";
    const mine = seat !== "" && seat === view.viewer;
    const locals: Forces = { ground_force: battle.locals };
    const before: Forces = seat === "" ? locals : forcesOf(placeOf(view, battle), seat);
    const forces = mine ? withPending(before, pending) : before;
    const lost = lossesOf(shown, seat, true);
    const chosen = mine ? countOf(plan, "hit") : new Map<string, number>();
    const damaged = mine ? countOf(pending, "damage") : new Map<string, number>();
    const groups = kinds.map((unit) => ({
      unit,
      count: forces[unit] ?? 0,
      damaged: forces[`damaged_${unit}`] ?? 0,
      fresh: damaged.get(unit) ?? 0,
      lost: ofUnit(lost, unit) + ofUnit(chosen, unit),
    }));
    return { seat, attacks: i === 0, toAssign: side.to_assign, groups: groups.filter(({ count, lost: gone }) => count + gone > 0) };
  });
}
