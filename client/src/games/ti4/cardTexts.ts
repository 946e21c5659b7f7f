// Names and texts of things for the frame: a window card shows what is played, an order what it is about.
import type { View } from "../../net/types";
import type { CardFace, GameOrders, TargetKey } from "../board";
import type { Facts } from "./pack";
import { nameOf } from "./sentences";
import { technologyText } from "./unitText";
import type { Ti4View } from "./view";

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");
/** When it is used, then what it does. */
const timed = (timing: string, ...parts: (string | undefined)[]): string => joined(timing && `${timing}:`, ...parts);

export function cardFace(target: TargetKey, facts: Facts): CardFace | undefined {
  const at = target.indexOf(":");
  const kind = target.slice(0, at);
  const id = target.slice(at + 1);
  if (kind === "card" || kind === "note") {
    const card = kind === "card" ? facts.actionCards.get(id) : facts.notes.get(id.split("/")[0] ?? "");
    return card && { name: nameOf(kind, id, facts), text: timed(card.timing, card.text, card.more) };
  }
  const technology = kind === "technology" ? facts.technologies.get(id) : undefined;
  if (technology) return { name: technology.name, text: technologyText(technology, facts) };
  const ability = kind === "ability" ? facts.abilities.get(id) : undefined;
  if (ability) return { name: ability.name, text: timed(ability.timing, ability.text) };
  const objective = kind === "objective" ? facts.objectives.get(id) : undefined;
  if (objective) return { name: objective.name, text: joined(objective.text, objective.notes) };
  const law = kind === "law" || kind === "agenda" ? facts.agendas.get(id) : undefined;
  return law && { name: law.name, text: joined(law.text, law.more) };
}

/** A thing by its word, or nothing if the pack has none of that name. */
export function thingName(id: string, facts: Facts): string | undefined {
  if (id.includes("/")) return nameOf("note", id, facts);
  if (facts.tiles.has(id)) return nameOf("system", id, facts);
  const found =
    facts.actionCards.get(id) ??
    facts.technologies.get(id) ??
    facts.strategies.get(id) ??
    facts.agendas.get(id) ??
    facts.objectives.get(id) ??
    facts.abilities.get(id) ??
    facts.planets.get(id) ??
    facts.factions.get(id) ??
    facts.units.get(id);
  return found?.name;
}

export const orders: GameOrders<Facts> = {
  kinds: ["pass_all", "only_mine", "always_ask", "never_card", "rank_strategy", "decline_secondary", "fire", "fight_on"],
  strategies: (facts) =>
    [...facts.strategies.values()].sort((a, b) => a.initiative - b.initiative).map(({ id, name }) => ({ id, name })),
  hand: (raw: View, facts) => {
    const view = raw as unknown as Ti4View;
    const me = view.viewer ? view.players[view.viewer] : undefined;
    return Object.keys(me?.hand ?? {}).map((id) => ({ id, name: facts.actionCards.get(id)?.name ?? id }));
  },
};
