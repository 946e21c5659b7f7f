import type { Ability, Faction, Facts } from "../pack";

export const abilitiesOf = (facts: Facts, faction: Faction | undefined): Ability[] =>
  [...facts.abilities.values()].filter((ability) => ability.faction === faction?.id);
