// A question as it stands: what is asked because of which card, what its answers do, and what is missing to one.
import type { Decision, Saying } from "../../net/types";
import { isOpenBill, priceOfOne } from "../ti/bill";
import { numberOf } from "../ti/gauges";
import type { Facts } from "./pack";
import { choiceSentence, nameOf, thingName } from "./sentences";
import { knows, say, word, type Ti3Key } from "./texts";

/** A text of that family, if there is one. */
const has = (family: string, id: string): Ti3Key | undefined => (knows(family, id) ? (`${family}_${id}` as Ti3Key) : undefined);

const sayingOf = (decision: Decision, ...names: string[]): Saying | undefined =>
  (decision.detail ?? []).find(({ say: name }) => names.includes(name));

const verbsOf = (decision: Decision): string[] => [...new Set((decision.options ?? []).map(({ choice }) => choice.split(" ")[0] ?? ""))];
const offers = (decision: Decision, verb: string): boolean => verbsOf(decision).includes(verb);

/** The card, text or ability that asks. */
function cardName(decision: Decision, facts: Facts): string {
  const strategy = sayingOf(decision, "primary_of", "secondary_of", "has_used")?.card;
  if (typeof strategy === "string") return nameOf("strategy", strategy, facts);
  return (decision.cause && thingName(decision.cause, facts)) || say("this_card");
}

function payment(decision: Decision): string {
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
      return say(offers(decision, "yes") ? "q_ability_yes" : "q_ability", { card: cardName(decision, facts) });
    case "secondary":
      return say(offers(decision, "follow") ? "q_follow" : "q_of_card", { card: cardName(decision, facts) });
    case "primary":
      return say("q_of_card", { card: cardName(decision, facts) });
    default:
      return undefined;
  }
}

/** What an answer does whose word alone does not tell it: yes, no, done, pass. */
export function answer(choice: string, decision: Decision, facts: Facts): string | undefined {
  const [verb = "", thing = ""] = choice.split(" ");
  if (verb === "follow" && !choice.endsWith(" primary")) {
    const card = nameOf("strategy", thing, facts);
    if (sayingOf(decision, "costs_counter")) return say("a_follow_counter", { card });
    if (sayingOf(decision, "free_of_counter")) return say("a_follow_free", { card });
  }
  if (thing) return choiceSentence(choice, facts);
  const key = has("a", `${verb}_${decision.kind}`) ?? has("a", verb);
  return key ? say(key, { card: cardName(decision, facts) }) : choiceSentence(choice, facts);
}

/** What the button says while this question is open. */
export function need(decision: Decision, facts: Facts): string | undefined {
  if (decision.kind === "pay") return say("need_pay", { n: numberOf(decision, "owed") ?? 0 });
  if (!knows("need", decision.kind)) return undefined;
  return say(`need_${decision.kind}` as Ti3Key, { card: cardName(decision, facts) });
}

/** The heading over options of one group. */
export const group = (verb: string): string | undefined => (knows("verb", verb) ? word("verb", verb) : undefined);
