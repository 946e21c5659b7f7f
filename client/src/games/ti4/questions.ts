// A question as it stands: what is asked because of which card, what its answers do, and what is missing to one.
import type { Decision, Saying } from "../../net/types";
import { thingName } from "./cardTexts";
import { isOpenBill, priceOfOne } from "../ti/bill";
import { gaugeOf, numberOf } from "../ti/gauges";
import type { Facts } from "./pack";
import { choiceSentence, nameOf } from "./sentences";
import { knows, say, word, type Ti4Key } from "./texts";
import { unitsText } from "./unitText";

const firstWord = (choice: string): string => choice.split(" ")[0] ?? "";
const has = (family: string, id: string): Ti4Key | undefined =>
  knows(family, id) ? (`${family}_${id}` as Ti4Key) : undefined;

const sayingOf = (decision: Decision, ...keys: string[]): Saying | undefined =>
  decision.detail?.find((one) => keys.includes(one.say));

/** The verbs of its answers, without what may be offered beside any question. */
const verbsOf = (decision: Decision): string[] => {
  const verbs = (decision.options ?? []).map((option) => firstWord(option.choice));
  return [...new Set(verbs.filter((verb) => verb !== "offer"))];
};
const offers = (decision: Decision, verb: string): boolean => verbsOf(decision).includes(verb);

/** The strategy card that a question belongs to. */
export const strategyOf = (decision: Decision): string =>
  String(sayingOf(decision, "primary_of", "secondary_of", "has_used")?.card ?? "");

const cardName = (decision: Decision, facts: Facts): string => {
  const strategy = strategyOf(decision);
  if (strategy) return nameOf("strategy", strategy, facts);
  return (decision.cause && thingName(decision.cause, facts)) || say("this_ability");
};

function payment(decision: Decision, facts: Facts): string {
  if (isOpenBill(decision)) {
    return say("q_pay_any", { card: nameOf("strategy", "leadership", facts), n: priceOfOne(decision) });
  }
  const n = numberOf(decision, "owed") ?? 0;
  const currency = String(decision.facts?.currency ?? "resources");
  return say(has("q_pay", currency) ?? "q_pay_resources", { n });
}

function structure(decision: Decision): string {
  const what = sayingOf(decision, "place_dock_or_pds", "place_dock", "place_pds")?.say.slice("place_".length) ?? "";
  return say(has("q_structure", what) ?? "ask_place_structure");
}

function reaction(decision: Decision, facts: Facts): string {
  const things = (decision.options ?? []).map(({ choice }) => choice).filter((choice) => /^(use|play) /.test(choice));
  const [only = ""] = things;
  const name = things.length === 1 ? thingName(only.split(" ")[1] ?? "", facts) : undefined;
  return name ? say("q_react_one", { card: name }) : say("q_react");
}

function ability(decision: Decision, facts: Facts): string {
  const card = cardName(decision, facts);
  const verbs = verbsOf(decision);
  const own = verbs.map((verb) => has("q", `${decision.cause}_${verb}`)).find(Boolean);
  const verb = verbs.map((one) => has("q_ability", one)).find(Boolean);
  return say(own ?? verb ?? "q_ability", { card });
}

/** Of a strategy card: by the card and what can be answered. */
function ofCard(decision: Decision, facts: Facts): string | undefined {
  const card = strategyOf(decision);
  const key = verbsOf(decision).map((verb) => has("q", `${card}_${verb}`)).find(Boolean);
  return key && say(key, { card: nameOf("strategy", card, facts) });
}

function score(decision: Decision, facts: Facts): string | undefined {
  if (strategyOf(decision) === "imperial") return say("q_score_imperial", { card: nameOf("strategy", "imperial", facts) });
  const may = sayingOf(decision, "may_score_both", "may_score_public", "may_score_secret")?.say;
  return may && word("q", may.slice("may_".length));
}

function own(decision: Decision, facts: Facts): string | undefined {
  switch (decision.kind) {
    case "pay":
      return payment(decision, facts);
    case "secondary":
      return offers(decision, "follow")
        ? say("q_follow", { card: cardName(decision, facts) })
        : ofCard(decision, facts);
    case "primary":
      return ofCard(decision, facts);
    case "place_structure":
      return structure(decision);
    case "place_start": {
      const [, unit = ""] = (decision.options?.find(({ choice }) => choice.startsWith("place "))?.choice ?? "").split(" ");
      return unit ? say("q_place_start", { unit: word("unit", unit) }) : undefined;
    }
    case "place_units": {
      const units = sayingOf(decision, "units_to_place");
      return units && say("q_place_units", { units: unitsText(String(units.unit), Number(units.n)) });
    }
    case "pools": {
      const tokens = sayingOf(decision, "new_tokens");
      return tokens && offers(decision, "gain") ? say("q_gain", { n: Number(tokens.n) }) : undefined;
    }
    case "produce": {
      const limit = gaugeOf(decision, "production")?.limit;
      const [, , where = ""] = (decision.options?.find(({ choice }) => choice.startsWith("produce "))?.choice ?? "").split(" ");
      return limit && where ? say("q_produce", { place: nameOf("place", where, facts), n: limit }) : undefined;
    }
    case "score":
      return score(decision, facts);
    case "vote":
      if (offers(decision, "pass")) return say("q_vote_none");
      return offers(decision, "vote") || offers(decision, "abstain") ? say("q_vote_outcome") : say("q_vote_planets");
    case "react":
      return reaction(decision, facts);
    case "ability":
      return ability(decision, facts);
    default:
      return undefined;
  }
}

export function question(decision: Decision, facts: Facts): string | undefined {
  // Of a question to somebody else nobody sees the answers.
  const asked = decision.options ? own(decision, facts) : undefined;
  return asked ?? (knows("ask", decision.kind) ? word("ask", decision.kind) : undefined);
}

function follow(decision: Decision, card: string): string {
  if (sayingOf(decision, "costs_token")) return say("a_follow_token", { card });
  return say(sayingOf(decision, "free_of_token") ? "a_follow_free" : "a_follow", { card });
}

/** What an answer does whose word alone does not tell it: yes, no, done, pass; undefined: the notation says enough. */
export function answer(choice: string, decision: Decision, facts: Facts): string | undefined {
  const [verb = "", thing = ""] = choice.split(" ");
  const card = cardName(decision, facts);
  if (verb === "follow") return follow(decision, nameOf("strategy", thing, facts));
  if (verb === "player" && strategyOf(decision) === "trade") {
    return say("a_player_trade", { who: nameOf("seat", thing, facts) });
  }
  if (thing) return undefined;
  if (verb === "pass" && decision.kind === "react" && offers(decision, "use")) return say("a_pass_react_own");
  if (verb === "done" && decision.kind === "pay" && numberOf(decision, "paid")) return say("a_done_pay_some");
  const of = [strategyOf(decision), decision.cause ?? "", decision.kind];
  const key = of.map((one) => has("a", `${verb}_${one}`) ?? has("result", `${verb}_${one}`)).find(Boolean);
  const plain = key ?? has("a", verb) ?? has("result", verb);
  return plain ? say(plain, { card }) : choiceSentence(choice, facts);
}

/** What the button says while this question is open. */
export function need(decision: Decision, facts: Facts): string | undefined {
  if (decision.kind === "pay") return say("need_pay", { n: numberOf(decision, "owed") ?? 0 });
  const verb = verbsOf(decision).map((one) => has("need", one)).find(Boolean);
  const key = has("need", decision.kind);
  const wide = decision.kind === "primary" || decision.kind === "ability" || decision.kind === "secondary";
  const said = (wide && !offers(decision, "follow") ? verb : undefined) ?? key;
  return said && say(said, { card: cardName(decision, facts) });
}

