// What an answer gives away that nobody would see in it.
import type { Decision, View } from "../../net/types";
import type { CostedPlan } from "../board";
import { numberOf } from "../ti/gauges";
import { goodsIn, paidBy, parse } from "./deeds";
import type { Facts } from "./pack";
import { read } from "./read";
import { nameOf } from "./sentences";
import { say } from "./texts";
import type { Ti3View } from "./view";

/** What a move or a landing costs besides, as its option says it. */
interface Ended {
  agreements?: readonly string[];
}

/** Secondary abilities that bring nothing by themselves: what is chosen behind them is what one pays for. */
const CHOSEN = /^follow (diplomacy|logistics|technology|warfare|imperial)( |$)/;

const isFree = (question: Decision | undefined): boolean => question?.detail?.some((saying) => saying.say === "free_of_counter") ?? false;

/** Who follows and then chooses nothing has paid all the same. */
function forNothing({ steps, questions = [] }: CostedPlan): string | undefined {
  const said = steps.filter((step) => step !== "done" && step !== "pass");
  return said.length === 1 && CHOSEN.test(said[0] ?? "") && !isFree(questions[0]) ? say("warn_for_nothing") : undefined;
}

/** Any sum may be paid for counters, also one that buys none or too much for those it buys. */
function paidForNothing({ steps, questions = [] }: CostedPlan, facts: Facts, view: Ti3View | null): string | undefined {
  const each = questions.map((question) => numberOf(question ?? null, "each")).find((n) => n !== null);
  if (!each) return undefined;
  const paid = paidBy(steps.map(parse), facts, view);
  if (paid > 0 && paid < each) return say("warn_buys_nothing", { n: paid });
  // A planet may be worth more than is missing; a trade good is spent one by one.
  const goods = goodsIn(steps.map(parse));
  const wasted = Math.min(goods, paid % each);
  return wasted > 0 ? say("warn_goods_wasted", { n: wasted }) : undefined;
}

function agreementsEnd(costs: readonly unknown[], facts: Facts): string | undefined {
  const seats = new Set(costs.flatMap((cost) => (cost as Ended | null | undefined)?.agreements ?? []));
  const who = [...seats].map((seat) => nameOf("seat", seat, facts)).join(", ");
  return who ? say("warn_agreement", { who }) : undefined;
}

export const warning = (plan: CostedPlan, facts: Facts, view: View | null = null): string | undefined =>
  forNothing(plan) ?? paidForNothing(plan, facts, view && read(view)) ?? agreementsEnd(plan.costs, facts);
