import { firstGameFactions } from "../games/ti4/faction/easy";
import { motionAllowed } from "../games/motion/motionAllowed";
import { waitOf } from "../state/pace";
import { settings } from "../state/settings.svelte";
import type { NewTable } from "../net/http";

// Ready games against bots: what a first game should be like. A game that is not named here uses its own defaults.
const ready: Record<string, () => Record<string, string>> = {
  ahos: () => ({ players: "3" }),
  ti4: () => ({ players: "4", map: "random", factions: firstGameFactions(4).join(",") }),
  ti3: () => ({ players: "4", map: "random" }),
};

/** Bots play as fast as I like it; where nothing may move, at once. */
export const myWait = (): number => (motionAllowed() ? waitOf(settings.pace) : 0);

export function readyTable(game: string, title: string): NewTable {
  return {
    game,
    title,
    settings: { options: ready[game]?.() ?? {}, open: false, watch: false, undo: true, pace: myWait() },
    bots: "greedy",
    sit: true,
    start: true,
  };
}
