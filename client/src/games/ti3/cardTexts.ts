// Names and texts of things for the frame: a window card shows what is played, an order what it is about.
import type { View } from "../../net/types";
import type { CardFace, GameOrders, TargetKey } from "../board";
import type { Facts, PoliticalCard, Technology } from "./pack";
import { read } from "./read";
import { leaderName, thingName } from "./sentences";
import { knows, say, word } from "./texts";

/** What a political card does, outcome by outcome. */
export const politicalText = ({ for: passed, against, elected }: PoliticalCard): string =>
  [elected, passed && `${say("vote_for")}: ${passed}`, against && `${say("vote_against")}: ${against}`].filter(Boolean).join(" ");

/** What a technology needs, in words. */
export const needsText = ({ needs }: Technology, facts: Facts): string =>
  needs
    .split(" ")
    .map((part) => (part === "AND" ? say("needs_and") : part === "OR" ? say("needs_or") : (facts.technologies.get(part)?.name ?? part)))
    .join(" ");

export function cardFace(target: TargetKey, facts: Facts): CardFace | undefined {
  const at = target.indexOf(":");
  const kind = target.slice(0, at);
  const id = target.slice(at + 1);
  if (kind === "law" || kind === "agenda") {
    const card = facts.political.get(id);
    return card && { name: card.name, text: politicalText(card) };
  }
  if (kind === "card") {
    const card = facts.actionCards.get(id);
    return card && { name: card.name, text: `${card.when || word("timing", card.timing)}: ${card.text}` };
  }
  const tables = { technology: facts.technologies, ability: facts.abilities, objective: facts.objectives, counter: facts.counters } as const;
  if (kind in tables) {
    const found = tables[kind as keyof typeof tables].get(id);
    if (found) return { name: found.name, text: found.text };
  }
  if (kind === "leader") return leaderFace(id, facts);
  return kind === "ability" ? (SPEAKING.map((one) => cardFace(`${one}:${id}`, facts)).find(Boolean) ?? strategyFace(id, facts)) : undefined;
}

/** Whatever may speak in a question as "ability". */
const SPEAKING = ["card", "technology", "law", "counter", "leader"] as const;

/** A leader does what his type does; the notation has words for both. */
function leaderFace(id: string, facts: Facts): CardFace | undefined {
  const type = facts.leaders.get(id)?.type ?? id;
  return knows("leads", type) ? { name: facts.leaders.has(id) ? leaderName(id, facts) : word("leader", type), text: word("leads", type) } : undefined;
}

function strategyFace(id: string, facts: Facts): CardFace | undefined {
  const card = facts.strategies.get(id);
  return card && { name: card.name, text: [card.special, card.primary].filter(Boolean).join(" ") };
}

export const orders: GameOrders<Facts> = {
  kinds: ["pass_all", "only_mine", "always_ask", "never_card", "rank_strategy", "decline_secondary", "fire", "fight_on"],
  strategies: (facts) => [...facts.strategies.values()].sort((a, b) => a.number - b.number).map(({ id, name }) => ({ id, name })),
  hand: (raw: View, facts) => {
    const view = read(raw);
    const me = view.viewer ? view.players[view.viewer] : undefined;
    return Object.keys(me?.hand ?? {}).map((id) => ({ id, name: thingName(id, facts) ?? id }));
  },
};
