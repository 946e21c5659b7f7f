// The stages of a round of combat for the line on top of the panel.
import type { CombatStage, CombatView } from "./view";

const SPACE_STAGES = ["barrage", "announce_retreat", "attacker_rolls", "defender_rolls", "hits", "retreat"] as const;
const GROUND_STAGES = ["attacker_rolls", "defender_rolls", "hits"] as const;

/** The stages that have a place on the line. */
export const stagesOf = (fight: CombatView): readonly CombatStage[] => (fight.planet ? GROUND_STAGES : SPACE_STAGES);
