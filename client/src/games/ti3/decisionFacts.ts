// Numbers of a bill: as the server tells them, else as it says them beside the question. What a counter costs it does not tell.
import type { Decision } from "../../net/types";

/** Influence for one command counter: the only bill that is open (secondary ability of Logistics). */
const COUNTER_PRICE = 3;

function saidIn({ detail }: Decision): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const { say, n } of detail ?? []) {
    const [, what, currency] = /^(owed|paid)_(resources|influence|trade_goods)$/.exec(say) ?? [];
    if (!what) continue;
    facts[what] = n;
    facts.currency = currency;
  }
  return facts;
}

export function withFacts<T extends Decision | null>(decision: T): T {
  if (decision?.kind !== "pay") return decision;
  const facts: Record<string, unknown> = decision.facts ?? saidIn(decision);
  const open = facts.owed === undefined && facts.each === undefined;
  return { ...decision, facts: open ? { ...facts, each: COUNTER_PRICE } : facts };
}
