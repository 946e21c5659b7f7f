import { firstGameFactions } from "../games/ti4/faction/easy";
import type { NewTable } from "../net/http";

// Ready games against bots: what a first game should be like. A game that is not named here uses its own defaults.
const ready: Record<string, () => Record<string, string>> = {
  ahos: () => ({ players: "3" }),
  ti4: () => ({ players: "4", map: "random", factions: firstGameFactions(4).join(",") }),
};

/** Bots wait so long after each choice that one can follow them. */
export const readablePace = 250;

export function readyTable(game: string, title: string): NewTable {
  return {
    game,
    title,
    settings: { options: ready[game]?.() ?? {}, open: false, watch: false, undo: true, pace: readablePace },
    bots: "greedy",
    sit: true,
    start: true,
  };
}
