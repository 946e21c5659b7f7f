// Numbers of a bill. The server says them beside the question as sayings; where it tells facts, too, those are taken.
import type { Decision } from "../../net/types";

/** Influence for one command counter: the only bill that is open (secondary ability of Logistics). */
const COUNTER_PRICE = 3;

export function withFacts<T extends Decision | null>(decision: T): T {
  if (!decision || decision.kind !== "pay" || decision.facts) return decision;
  const facts: Record<string, unknown> = {};
  for (const { say, n } of decision.detail ?? []) {
    const [, what, currency] = /^(owed|paid)_(resources|influence|trade_goods)$/.exec(say) ?? [];
    if (!what) continue;
    facts[what] = n;
    facts.currency = currency;
  }
  if (facts.owed === undefined) facts.each = COUNTER_PRICE;
  return { ...decision, facts };
}
