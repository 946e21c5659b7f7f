// A question as it stands, what its answers do where their word alone does not tell, and what is missing to one.
import { gameTexts } from "../../i18n/game";
import type { Decision, Saying } from "../../net/types";
import { wordsOf } from "./choice";
import { cardName, question as plainQuestion } from "./choiceWords";
import { markerWord, placeName } from "./describe";
import type { AhosFacts } from "./facts";
import { seatWord } from "./say";
import { en } from "./texts/questions/en";
import { it } from "./texts/questions/it";
import { pl } from "./texts/questions/pl";
import type { AhosView } from "./view";

const tell = gameTexts(en, it, pl);
const isKey = (word: string): word is keyof typeof en => word in en;

const combatIn = (decision: Decision): Saying | undefined =>
  decision.detail?.find((one) => one.say === "combat_stands" || one.say === "combat_with_aliens");

export const goalsTitle = (): string => tell("goals_title");

/** What the loser of a system loses with it. AHOS-AFT-6, AHOS-Q-18. */
function withdrawal(decision: Decision, facts: AhosFacts, view: AhosView | null): string | undefined {
  const combat = combatIn(decision);
  if (!combat) return undefined;
  const id = String(combat.space);
  const place = placeName(facts, view, id);
  if (combat.attacker === decision.seat) return tell("attack_withdraw", { place });
  const space = view?.spaces[id];
  if (!space || space.owner !== decision.seat || space.marker === "none") return tell("leave", { place });
  return tell("lose_place", { place, marker: markerWord(space.marker), n: facts.limits.get(`vp_${space.marker}`) ?? 0 });
}

/** The price and the points of a marker; one's own outpost becomes a colony for the rest of its points. AHOS-COL-6. */
function marker(kind: "outpost" | "colony", id: string, decision: Decision, facts: AhosFacts, view: AhosView | null): string {
  const cost = decision.options?.find((option) => option.choice === `${kind} ${id}`)?.cost as { population?: number } | undefined;
  const worth = (what: string): number => facts.limits.get(`vp_${what}`) ?? 0;
  const before = view?.spaces[id]?.marker === "outpost" ? worth("outpost") : 0;
  return tell(kind, {
    place: placeName(facts, view, id),
    cost: cost?.population ?? facts.limits.get(`cost_${kind}`) ?? 0,
    vp: worth(kind) - before,
  });
}

export function answer(choice: string, decision: Decision, facts: AhosFacts, view: AhosView | null): string | undefined {
  const { verb, operands } = wordsOf(choice);
  const [one = ""] = operands;
  if (verb === "outpost" || verb === "colony") return marker(verb, one, decision, facts, view);
  if (operands.length > 0) return undefined;
  if (verb === "withdraw") return withdrawal(decision, facts, view);
  const place = placeName(facts, view, String(combatIn(decision)?.space ?? ""));
  const key = [`${decision.kind}_${verb}`, `${verb}_${decision.kind}`, verb].find(isKey);
  return key && isKey(key) ? tell(key, { place }) : undefined;
}

export function question(decision: Decision, facts: AhosFacts, view: AhosView | null): string | undefined {
  const combat = combatIn(decision);
  const place = placeName(facts, view, String(combat?.space ?? ""));
  if (combat && decision.kind === "attack") return tell("attack_at", { place });
  if (combat && decision.kind === "defend") return tell("defend_at", { place, who: seatWord(String(combat.attacker)) });
  const used = (decision.options ?? []).filter((option) => option.choice.startsWith("use "));
  if (decision.kind === "react" && used.length === 1) return tell("react_one", { card: cardName(facts, used[0]?.choice.slice(4) ?? "") });
  return plainQuestion(decision, facts);
}

/** What the button says while this question is open. */
export function need(decision: Decision, facts: AhosFacts): string | undefined {
  const key = `need_${decision.kind}`;
  return isKey(key) ? tell(key, { card: cardName(facts, decision.cause ?? "") }) : undefined;
}
