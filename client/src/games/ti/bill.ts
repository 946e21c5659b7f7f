// A bill as it stands: what it costs, what is put in, what that buys and what is lost. The server's numbers come first;
// where a payment is whole it asks no more, and what was ticked is counted here.
import type { Decision } from "../../net/types";
import { numberOf } from "./gauges";

export const isPayment = (step: string): boolean => /^(exhaust|spend)\b/.test(step);

/** The payment at the end of a draft. */
export function paymentOf(steps: readonly string[]): string[] {
  let begin = steps.length;
  while (begin > 0 && isPayment(steps[begin - 1] ?? "")) --begin;
  return steps.slice(begin);
}

/** Takes the last step of that text out of the payment. */
export function withoutPayment(steps: readonly string[], choice: string): string[] {
  const at = steps.lastIndexOf(choice);
  return at < 0 ? [...steps] : steps.filter((_, i) => i !== at);
}

/** Any sum, for so much each: the one bill that nobody must pay. */
export const isOpenBill = (decision: Decision | null): boolean => decision?.kind === "pay" && numberOf(decision, "owed") === null;
/** What one costs there. */
export const priceOfOne = (decision: Decision | null): number => numberOf(decision, "each") ?? 1;

export type Currency = "resources" | "influence" | "trade_goods";

export interface Bill {
  currency: Currency;
  /** null: any sum will do. */
  price: number | null;
  paid: number;
  missing: number;
  lost: number;
  /** What that buys, and what is missing to one more; only where any sum will do. */
  tokens: number;
  toNext: number;
}

export interface Ticked {
  planets: string[];
  goods: number;
}

export function tickedIn(steps: readonly string[]): Ticked {
  // What ends a payment is not part of it.
  const open = steps.at(-1) === "done" ? steps.slice(0, -1) : steps;
  const paid = paymentOf(open);
  return {
    planets: paid.filter((step) => step.startsWith("exhaust ")).map((step) => step.slice("exhaust ".length)),
    goods: paid.filter((step) => step.startsWith("spend ")).length,
  };
}

export const currencyOf = (decision: Decision | null): Currency => {
  const told = decision?.facts?.currency;
  return told === "influence" || told === "trade_goods" ? told : "resources";
};

/** What a planet gives in a currency. */
export type Worth = (planet: string, currency: Currency) => number;

/** A whole answer stands beside the question that it answers: that one is as it was before the payment. */
const isBefore = (asked: Decision, { planets }: Ticked): boolean =>
  (asked.options ?? []).some(({ choice }) => planets.some((id) => choice === `exhaust ${id}`));

/** The whole price, as far as the question tells it. */
function priceOf(asked: Decision | null, ticked: Ticked, sum: number): number | null {
  if (asked?.kind !== "pay") return null;
  const owed = numberOf(asked, "owed") ?? 0;
  return numberOf(asked, "price") ?? (isBefore(asked, ticked) ? owed : owed + sum);
}

/** `known`: the price that was seen last, for a bill that is paid and not asked any more. */
export function billOf(asked: Decision | null, ticked: Ticked, worth: Worth, known: number | null): Bill {
  const currency = currencyOf(asked);
  const sum = ticked.planets.reduce((all, id) => all + worth(id, currency), 0) + ticked.goods;
  const told = asked?.kind === "pay" && !isBefore(asked, ticked) ? numberOf(asked, "paid") : null;
  const paid = told ?? sum;
  if (isOpenBill(asked)) {
    const each = priceOfOne(asked);
    const lost = paid % each;
    return { currency, price: null, paid, missing: 0, lost, tokens: Math.floor(paid / each), toNext: each - lost };
  }
  const price = priceOf(asked, ticked, sum) ?? known ?? sum;
  return { currency, price, paid, missing: Math.max(0, price - paid), lost: Math.max(0, paid - price), tokens: 0, toNext: 0 };
}

/** With what the button pays besides what was ticked so far. */
export function withRest(bill: Bill, ticked: Ticked, sent: Ticked, worth: Worth): Bill {
  if (bill.price === null) return bill;
  const sum = ({ planets, goods }: Ticked): number => planets.reduce((all, id) => all + worth(id, bill.currency), 0) + goods;
  const paid = bill.paid + Math.max(0, sum(sent) - sum(ticked));
  return { ...bill, paid, missing: Math.max(0, bill.price - paid), lost: Math.max(0, paid - bill.price) };
}

/** The step that a payment at the end of the draft pays for. */
export const paidFor = (steps: readonly string[]): string | undefined =>
  [...steps].reverse().find((step) => !isPayment(step) && step !== "done");
