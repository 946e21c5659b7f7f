import { easyPeoples } from "../../ti/peoples/easy";

/** Opponents that a beginner can read: nothing in them turns a rule round. */
const plainFactions = [...easyPeoples, "l1z1x", "jolnar", "xxcha", "yssaril", "mentak"];

/** Factions by seat for somebody's first game, whose seat is the first. */
export function firstGameFactions(players: number, random: () => number = Math.random): string[] {
  const take = (from: string[]) => from.splice(Math.floor(random() * from.length), 1)[0] ?? "";
  const mine = take([...easyPeoples]);
  const rest = plainFactions.filter((key) => key !== mine);
  return [mine, ...Array.from({ length: players - 1 }, () => take(rest))];
}
