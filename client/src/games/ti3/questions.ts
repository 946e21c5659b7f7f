// A question as it stands: what is asked because of which card, what its answers do, and what is missing to one.
import type { Decision, Saying } from "../../net/types";
import { isOpenBill, priceOfOne } from "../ti/bill";
import { numberOf } from "../ti/gauges";
import { cardFace } from "./cardTexts";
import { choiceAtTable } from "./dealWords";
import type { Facts } from "./pack";
import { choiceSentence, nameOf, thingName } from "./sentences";
import { knows, say, word, type Ti3Key } from "./texts";
import type { Ti3View } from "./view";

/** A text of that family, if there is one. */
const has = (family: string, id: string): Ti3Key | undefined => (knows(family, id) ? (`${family}_${id}` as Ti3Key) : undefined);

const sayingOf = (decision: Decision, ...names: string[]): Saying | undefined =>
  (decision.detail ?? []).find(({ say: name }) => names.includes(name));

const verbsOf = (decision: Decision): string[] => [...new Set((decision.options ?? []).map(({ choice }) => choice.split(" ")[0] ?? ""))];
const offers = (decision: Decision, verb: string): boolean => verbsOf(decision).includes(verb);

/** The card, text or ability that asks, if one does. */
export function askedBy(decision: Decision, facts: Facts): string | undefined {
  const strategy = sayingOf(decision, "primary_of", "secondary_of", "has_used")?.card;
  if (typeof strategy === "string") return nameOf("strategy", strategy, facts);
  const card = textOf(decision);
  return (card && thingName(card, facts)) || undefined;
}

/** The text that asks. A domain counter is not named as a cause: what it says tells whose words they are. */
function textOf(decision: Decision): string {
  const speaks = sayingOf(decision, "ability_says")?.text;
  return decision.cause ?? (typeof speaks === "string" ? speaks : "");
}

const cardName = (decision: Decision, facts: Facts): string => askedBy(decision, facts) ?? say("this_card");

function payment(decision: Decision): string {
  if (sayingOf(decision, "tariff_owed")) return say("q_pay_tariff");
  if (isOpenBill(decision)) return say("q_pay_any", { n: priceOfOne(decision) });
  const currency = String(decision.facts?.currency ?? "resources");
  return say(has("q_pay", currency) ?? "q_pay_resources", { n: numberOf(decision, "owed") ?? 0 });
}

function reaction(decision: Decision, facts: Facts): string {
  const things = (decision.options ?? []).map(({ choice }) => choice).filter((choice) => /^(use|play) /.test(choice));
  const [only = ""] = things;
  const card = things.length === 1 ? thingName(only.split(" ")[1] ?? "", facts) : undefined;
  return card ? say("q_react_one", { card }) : say("q_react");
}

/** The first thing that an option of this verb names. */
const namedBy = (decision: Decision, verb: string, place: number): string =>
  (decision.options ?? []).find(({ choice }) => choice.startsWith(`${verb} `))?.choice.split(" ")[place] ?? "";

/** Where the kind of thing does not tell what happens to it the text that asks has a question of its own. */
const ownQuestion = (decision: Decision): Ti3Key | undefined => {
  const text = textOf(decision);
  return text ? verbsOf(decision).map((verb) => has(`q_ability_${text}`, verb)).find(Boolean) : undefined;
};

/** Of a strategy card, by what can be answered, or of a text, by the kind of thing that it names. */
function ofCard(decision: Decision, facts: Facts): string {
  const card = cardName(decision, facts);
  const strategy = sayingOf(decision, "primary_of", "secondary_of")?.card ?? "";
  const verbs = verbsOf(decision).filter((verb) => !["give", "play", "use", "copy", "done", "no"].includes(verb));
  const family = decision.kind === "ability" ? "q_ability" : `q_${decision.kind}_${String(strategy)}`;
  const key = ownQuestion(decision) ?? verbs.map((verb) => has(family, verb)).find(Boolean) ?? has(`q_${decision.kind}`, String(strategy));
  return say(key ?? "q_of_card", { card });
}

/** After one objective it is about the other kind. */
function claim(decision: Decision): string | undefined {
  const can = offers(decision, "claim");
  if (sayingOf(decision, "may_claim_public")) return say(can ? "q_claim_public" : "q_claim_public_none");
  if (sayingOf(decision, "may_claim_secret")) return say(can ? "q_claim_secret" : "q_claim_secret_none");
  return can ? undefined : say("q_claim_none");
}

/** What may be done before a step of the status phase, and only what there is to do. */
function freeChoices(decision: Decision): string | undefined {
  const parts = [
    ...(offers(decision, "scrap") ? [say("status_scrap")] : []),
    ...(offers(decision, "break") ? [say("status_break")] : []),
    ...(offers(decision, "hand_over") || offers(decision, "execute") ? [say("status_prisoners")] : []),
  ];
  return parts.length > 0 ? say("q_status", { what: parts.join(` ${say("needs_or")} `) }) : undefined;
}

/** Undefined: the general question of its kind says enough. */
export function question(decision: Decision, facts: Facts): string | undefined {
  // Of a question to somebody else nobody sees the answers.
  if (!decision.options) return undefined;
  switch (decision.kind) {
    case "pay":
      return payment(decision);
    case "react":
      return reaction(decision, facts);
    case "ability":
      if (sayingOf(decision, "diplomat_stops")) return say("q_diplomat_stops");
      return offers(decision, "yes") ? say(ownQuestion(decision) ?? "q_ability_yes", { card: cardName(decision, facts) }) : ofCard(decision, facts);
    case "secondary":
      return offers(decision, "follow") ? say("q_follow", { card: cardName(decision, facts) }) : ofCard(decision, facts);
    case "primary":
      return ofCard(decision, facts);
    case "political":
      return say("q_political");
    case "place_start": {
      const leader = namedBy(decision, "land", 1);
      if (leader) return say("q_place_leader", { unit: nameOf("leader", leader, facts) });
      const unit = namedBy(decision, "place", 1);
      return unit ? say("q_place_start", { unit: word("unit", unit) }) : undefined;
    }
    case "place_units":
      return decision.cause ? say("q_place_units", { card: cardName(decision, facts) }) : undefined;
    case "produce": {
      const place = namedBy(decision, "produce", 2) || namedBy(decision, "build", 1);
      if (place) return say("q_produce", { place: nameOf("place", place, facts) });
      return offers(decision, "system") ? say("q_produce_where") : undefined;
    }
    case "move":
      return sayingOf(decision, "move_between") ? say("q_move_transfer") : undefined;
    case "research": {
      const other = sayingOf(decision, "technology_for_other")?.seat;
      return typeof other === "string" ? say("q_research_other", { who: nameOf("seat", other, facts) }) : undefined;
    }
    case "areas":
      return offers(decision, "areas") ? say("q_areas_all") : say("q_gain", { n: numberOf(decision, "gained") ?? 0 });
    case "claim":
      return claim(decision);
    case "status":
      return freeChoices(decision);
    default:
      return undefined;
  }
}

/** A leader is placed by his name: what one does with him decides where. */
export function about(decision: Decision, facts: Facts): string {
  const leader = decision.kind === "place_start" || decision.kind === "place_leader" ? namedBy(decision, "land", 1) : "";
  return (leader && cardFace(`leader:${leader}`, facts)?.text) || "";
}

/** What an answer does whose word alone does not tell it: yes, no, done, pass. */
export function answer(choice: string, decision: Decision, facts: Facts, view: Ti3View | null = null): string | undefined {
  const [verb = "", thing = ""] = choice.split(" ");
  if (verb === "follow" && !choice.endsWith(" primary")) {
    const card = nameOf("strategy", thing, facts);
    if (sayingOf(decision, "costs_counter")) return say("a_follow_counter", { card });
    if (sayingOf(decision, "free_of_counter")) return say("a_follow_free", { card });
  }
  if (decision.kind === "move" && verb === "system") return say("a_passage", { place: nameOf("system", thing, facts) });
  // The question says what becomes of it: the names of three cards have room beside each other.
  if (decision.kind === "political" && verb === "top") return nameOf("political", thing, facts);
  const text = textOf(decision);
  const own = text ? has(`a_${text}`, verb) : undefined;
  if (own) return say(own, { a: thingName(thing, facts) ?? thing });
  if (thing) return choiceAtTable(choice, facts, view);
  if (sayingOf(decision, "diplomat_stops")) {
    if (verb === "yes") return say("a_yes_diplomat");
    if (verb === "no") return say("a_no_diplomat");
  }
  if (decision.kind === "ability" && verb === "decline") return say("a_no_card_back");
  const key = has("a", `${verb}_${decision.kind}`) ?? has("a", verb);
  return key ? say(key, { card: cardName(decision, facts) }) : choiceSentence(choice, facts);
}

/** What the button says while this question is open. */
export function need(decision: Decision, facts: Facts): string | undefined {
  if (decision.kind === "pay") {
    const owed = numberOf(decision, "owed");
    return owed ? say("need_pay", { n: owed }) : undefined;
  }
  if (!knows("need", decision.kind)) return undefined;
  return say(`need_${decision.kind}` as Ti3Key, { card: cardName(decision, facts) });
}

/** The heading over options of one group. */
export const group = (verb: string): string | undefined => (knows("verb", verb) ? word("verb", verb) : undefined);
