// The races of this edition as their sheets show them.
import { TECH_FILL, isShape, type ShapeName } from "../../ti/icons/shapes";
import { easyPeoples } from "../../ti/peoples/easy";
import type { People, StartItem } from "../../ti/peoples/people";
import { sigilOfRace } from "../labels";
import type { Facts, Race } from "../pack";
import { leaderName } from "../sentences";
import { say, word } from "../texts";

const leadersOf = (facts: Facts, race: Race): string[] =>
  [...facts.leaders.values()].filter((one) => one.race === race.id).map(({ id }) => leaderName(id, facts));

function startOf(facts: Facts, race: Race, leaders: boolean): StartItem[] {
  const counters = (icon: ShapeName, area: string, n: number): StartItem => ({ icon, label: word("area", area), text: String(n) });
  const technologies = race.technologies.flatMap((id) => facts.technologies.get(id) ?? []);
  return [
    counters("token_strategy", "strategy", race.strategy),
    counters("token_fleet", "fleet", race.fleet),
    counters("token_tactic", "command", race.command),
    { icon: "note", text: say("contracts", { values: race.contracts.join(` ${say("needs_and")} `) }) },
    ...technologies.map(({ name, colour }) => ({
      ...(isShape(colour) ? { icon: colour, colour: TECH_FILL[colour], label: word("colour", colour) } : {}),
      text: name,
    })),
    ...(leaders ? [{ text: say("leaders_if", { names: leadersOf(facts, race).join(", ") }) }] : []),
  ];
}

/** During a game leaders are either there to be seen or play no part. */
export const peopleOf = (facts: Facts, race: Race, leaders = true): People => ({
  key: race.id,
  target: `race:${race.id}`,
  name: race.name,
  sigil: sigilOfRace(race.id),
  plays: word("plays", race.id),
  easy: easyPeoples.includes(race.id),
  worlds: race.planets.flatMap((id) => facts.planets.get(id) ?? []),
  units: race.units,
  flagship: false,
  start: startOf(facts, race, leaders),
  abilities: [...facts.abilities.values()].filter((one) => one.race === race.id),
});

export const peoplesOf = (facts: Facts): People[] => [...facts.races.values()].map((race) => peopleOf(facts, race));
