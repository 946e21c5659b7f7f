// What the button says that sends these steps.
import type { Decision, View } from "../../net/types";
import type { BillFacts, Chip } from "../board";
import type { Facts } from "./pack";
import { isOpenBill } from "../ti/bill";
import { answer } from "./questions";
import { systemName, tileName } from "./places";
import { choiceSentence, nameOf } from "./sentences";
import { knows, say, word } from "./texts";
import { unitsText } from "./unitText";
import type { Ti4View } from "./view";
import { SHIPS } from "../ti/forces";

interface Said {
  verb: string;
  words: string[];
}

const read = (step: string): Said => {
  const [verb = "", ...words] = step.split(" ");
  return { verb, words };
};

const all = (steps: readonly Said[], verb: string): Said[] => steps.filter((step) => step.verb === verb);
const unitOf = (step: Said): string => (step.words[0] ?? "").replace(/^damaged_/, "");

/** What the button says while a tile waits for its place, or a place for its tile. */
export const half = (held: string, facts: Facts): string =>
  held.startsWith("tile:") ? say("half_tile", { name: tileName(held.slice(5), facts) }) : say("half_spot");

const landed = (steps: readonly Said[]): number =>
  all(steps, "commit").reduce((sum, step) => sum + Number(step.words[0] ?? 0), 0);

function production(steps: readonly Said[], owed: number | undefined): string {
  const n = all(steps, "produce").length;
  return owed === undefined ? say("result_build", { n }) : say("result_build_for", { n, cost: owed });
}

function voyage(steps: readonly Said[], system: string, facts: Facts, owed: number | undefined, done = 0): string {
  const ships = all(steps, "move").filter((step) => SHIPS.includes(unitOf(step) as (typeof SHIPS)[number])).length;
  const place = systemName(system, facts);
  const land = landed(steps);
  if (ships === 0 && land === 0 && all(steps, "produce").length > 0) return production(steps, owed);
  // The way led to the dock, and nothing was chosen there.
  if (ships === 0 && land === 0 && done > 1) return say("result_stay_build", { place });
  if (ships === 0) return land > 0 ? say("result_land", { n: land }) : say("result_stay", { place });
  return land > 0 ? say("result_move_land", { n: ships, place, land }) : say("result_move", { n: ships, place });
}

function ballot(steps: readonly Said[], outcome: string, facts: Facts, view: Ti4View | null): string {
  const votes = all(steps, "exhaust").reduce((sum, step) => {
    const planet = step.words[0] ?? "";
    return sum + (view?.planets[planet]?.influence ?? facts.planets.get(planet)?.influence ?? 0);
  }, 0);
  return say("result_vote", { outcome: nameOf("outcome", outcome, facts), n: votes });
}

function billText(steps: readonly Said[], owed: number | undefined, facts: Facts): string {
  const planets = all(steps, "exhaust").map((step) => nameOf("planet", step.words[0] ?? "", facts));
  const goods = all(steps, "spend").reduce((sum, step) => sum + Number(step.words[0] ?? 0), 0);
  const means = [...planets, ...(goods > 0 ? [say("goods_count", { n: goods })] : [])].join(", ");
  return owed === undefined ? say("result_pay", { means }) : say("result_pay_of", { means, cost: owed });
}

function strategyCard(id: string, facts: Facts, view: Ti4View | null): string {
  const name = nameOf("strategy", id, facts);
  const goods = view?.strategy_cards?.[id]?.trade_goods ?? 0;
  return goods > 0 ? say("result_take_goods", { name, n: goods }) : say("result_take", { name });
}

/** All that is scored; whether a point of the other kind, public or secret, is left lying (TI4-20.6). */
function scoring(steps: readonly Said[], { options = [] }: Decision, facts: Facts, view: Ti4View | null): string {
  const kindOf = (id: string): string => (view?.players[view.viewer ?? ""]?.secrets?.includes(id) ? "secret" : "public");
  const scored = all(steps, "score").map((step) => step.words[0] ?? "");
  const kinds = new Set(scored.map(kindOf));
  const left = options.map((option) => read(option.choice)).some(({ verb, words }) => verb === "score" && !kinds.has(kindOf(words[0] ?? "")));
  const names = scored.map((id) => nameOf("objective", id, facts)).join(", ");
  return say(left ? "result_score_only" : "result_score", { names });
}

const worthIn = (steps: readonly Said[], facts: Facts, view: Ti4View | null): number => {
  const planets = all(steps, "exhaust").map(({ words: [id = ""] }) => view?.planets[id]?.influence ?? facts.planets.get(id)?.influence ?? 0);
  const goods = all(steps, "spend").map(({ words: [n = "0"] }) => Number(n));
  return [...planets, ...goods].reduce((sum, n) => sum + n, 0);
};

/** What a strategy card is played or followed for, as far as it is chosen. */
const DOES: ReadonlySet<string> = new Set(["research", "score", "place", "system", "planet", "player", "speaker", "ready"]);

/** `each`: what a token costs, if the card sells any. */
function cardPlay(base: string, id: string, rest: readonly string[], facts: Facts, view: Ti4View | null, each?: number): string {
  const name = nameOf("strategy", id, facts);
  if (each) {
    const paid = worthIn(rest.map(read), facts, view);
    const n = Math.floor(paid / each);
    if (n > 0) return say("play_tokens", { name, n, cost: paid });
    if (paid > 0) return say("play_too_few", { name, cost: paid });
    return rest.includes("done") ? say("play_no_tokens", { name }) : base;
  }
  const [does] = rest.filter((step) => DOES.has(read(step).verb));
  const what = does && choiceSentence(does, facts);
  if (what) return say("play_with", { name, what });
  const yes = rest.find((step) => step === "yes" || step === "no");
  return yes && knows("a", `${yes}_${id}`) ? say("play_with", { name, what: word("a", `${yes}_${id}`) }) : base;
}

export function result(
  plan: readonly string[],
  decision: Decision,
  facts: Facts,
  raw: View | null,
  bill: BillFacts = {},
): string | undefined {
  const { owed, each } = bill;
  const view = raw as unknown as Ti4View | null;
  const steps = plan.map(read);
  const said = steps.filter((step) => step.verb !== "done");
  const [first] = said;
  if (!first) return answer("done", decision, facts);
  const thing = first.words[0] ?? "";
  switch (first.verb) {
    case "activate":
      return voyage(said, thing, facts, owed, steps.length - said.length);
    case "move":
    case "load":
      return voyage(said, view?.active_system ?? "", facts, owed);
    case "commit":
      return say("result_land", { n: landed(said) });
    case "produce":
    case "recall":
      return all(said, "produce").length > 0 ? production(said, owed) : undefined;
    case "offer":
      return steps.some((step) => step.verb === "propose")
        ? say("result_offer", { who: nameOf("seat", thing, facts) })
        : undefined;
    case "tile":
      return say("result_tile", { name: tileName(thing, facts) });
    case "take":
      return strategyCard(thing, facts, view);
    case "strategic":
      return cardPlay(say("result_play", { name: nameOf("strategy", thing, facts) }), thing, plan.slice(1), facts, view, each);
    case "follow":
      return cardPlay(say("result_follow", { name: nameOf("strategy", thing, facts) }), thing, plan.slice(1), facts, view, each);
    case "hit":
    case "sustain":
      return say("result_hits", { n: said.length });
    case "place":
      if (decision.kind === "place_start" && said.length > 1) return say("result_place_start", { n: said.length });
      break;
    case "score":
      return scoring(said, decision, facts, view);
    case "vote":
      return ballot(said, thing, facts, view);
    case "exhaust":
    case "spend":
      if (isOpenBill(decision)) return cardPlay("", "leadership", plan, facts, view, each) || billText(said, owed, facts);
      if (decision.kind === "pay") return billText(said, owed, facts);
      return undefined;
    case "pools":
    case "gain":
      return say("result_tokens", { a: thing, b: first.words[1] ?? "", c: first.words[2] ?? "" });
    default:
      break;
  }
  if (first.words.length === 0) return answer(first.verb, decision, facts);
  return choiceSentence(plan[steps.indexOf(first)] ?? "", facts);
}

const PIECES: ReadonlySet<string> = new Set(["move", "load", "hit", "sustain", "produce", "place", "remove", "recall", "reroll"]);

/** A chosen step in a few words. */
export function chip(step: string, n: number, facts: Facts): Chip | null {
  const { verb, words } = read(step);
  const [first = "", second = ""] = words;
  if (verb === "done" || verb === "propose") return null;
  if (verb === "activate") return { text: systemName(first, facts) };
  if (verb === "tile") return { text: tileName(first, facts) };
  if (verb === "exhaust" || verb === "ready") return { text: nameOf("planet", first, facts) };
  if (verb === "spend") return { text: say("goods_count", { n: n * Number(first) }) };
  if (verb === "commit") {
    const fighters = second === "fighters";
    const unit = fighters ? "fighter" : "infantry";
    const planet = nameOf("planet", fighters ? (words[2] ?? "") : second, facts);
    return { text: say("chip_on", { units: unitsText(unit, n * Number(first)), place: planet }), piece: unit };
  }
  if (PIECES.has(verb)) {
    const unit = first.replace(/^damaged_/, "");
    const text = unitsText(unit, n);
    return { text: verb === "sustain" ? say("chip_sustains", { units: text }) : text, piece: unit };
  }
  return { text: choiceSentence(step, facts) ?? step };
}
