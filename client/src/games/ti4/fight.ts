// What lines of the log mean in the fights of this game.
import type { LogEvent } from "../../net/types";
import { fightRounds as roundsSince, shotsSince, type FightRound } from "../ti/fight/rounds";

export const fightRounds = (events: readonly LogEvent[]): FightRound[] => roundsSince(events, /^(space|ground)_combat$/);

/** What was fired in an invasion so far, before anybody fights on the ground. */
export const invasionShots = (events: readonly LogEvent[]): FightRound =>
  shotsSince(events, /^(turn_began|token_placed|combat_won|combat_drawn|ground_combat)/, ["bombardment", "space_cannon"]);
