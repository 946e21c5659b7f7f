// The story of a fight from the log: rounds, rolls and dice.
import type { LogEvent } from "../../net/types";

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
}
export interface FightRound {
  round: number;
  rolls: FightRoll[];
  /** Units damaged or destroyed in it. */
  losses: { seat: string; unit: string; destroyed: boolean }[];
}

/** Events since the last fight began; space cannon fire just before it is round 0. */
export function fightRounds(events: LogEvent[]): FightRound[] {
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
    else if (verb === "die") loose.push({ unit: b, face: Number(c), needs: Number(d) });
    else if (verb === "dice_rolled") {
      now.rolls.push({ seat: a, kind: b, dice: loose.slice(-Number(c)), hits: Number(d) });
      loose = [];
    } else if (verb === "unit_damaged") now.losses.push({ seat: a, unit: b, destroyed: false });
    else if (verb === "unit_destroyed") now.losses.push({ seat: a, unit: b, destroyed: true });
  }
  return rounds.filter((r) => r.rolls.length > 0 || r.losses.length > 0 || r === rounds.at(-1));
}
