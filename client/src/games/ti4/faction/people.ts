// The factions of this edition as their sheets show them.
import { TECH_FILL, isShape } from "../../ti/icons/shapes";
import { easyPeoples } from "../../ti/peoples/easy";
import type { People, StartItem } from "../../ti/peoples/people";
import type { Ability, Faction, Facts } from "../pack";
import { knows, say, word } from "../texts";

const abilitiesOf = (facts: Facts, faction: Faction): Ability[] => [...facts.abilities.values()].filter((ability) => ability.faction === faction.id);

function startOf(facts: Facts, faction: Faction): StartItem[] {
  const technologies = faction.startingTechnologies.flatMap((id) => facts.technologies.get(id) ?? []);
  const chosen = faction.choosesTechnology ? say("technology_chosen") : technologies.length === 0 ? say("technology_none") : "";
  return [
    { icon: "commodity", colour: "var(--brass)", text: say("commodities_n", { n: faction.commodities }) },
    ...technologies.map(({ name, colour }) => ({
      ...(isShape(colour) ? { icon: colour, colour: TECH_FILL[colour], label: word("colour", colour) } : {}),
      text: name,
    })),
    ...(chosen ? [{ text: chosen }] : []),
  ];
}

export const peopleOf = (facts: Facts, faction: Faction): People => ({
  key: faction.key,
  target: `faction:${faction.key}`,
  name: faction.name,
  sigil: faction.key,
  plays: knows("plays", faction.key) ? word("plays", faction.key) : "",
  easy: easyPeoples.includes(faction.key),
  worlds: faction.homePlanets.flatMap((id) => facts.planets.get(id) ?? []),
  units: faction.startingUnits,
  flagship: true,
  start: startOf(facts, faction),
  abilities: abilitiesOf(facts, faction).map(({ id, name, text, timing }) => ({ id, name, text, when: timing === "always" ? "" : timing })),
});

/** Those that can be played. */
export const peoplesOf = (facts: Facts): People[] =>
  [...facts.factions.values()].filter(({ complete }) => complete).map((faction) => peopleOf(facts, faction));
