import type { DecisionFacts } from "../net/types";

/** One number of a decision as the bar shows it; without a limit it is a plain number. */
export interface GaugeBar {
  name: string;
  used: number;
  limit?: number;
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const fields = (value: unknown): Record<string, unknown> =>
  value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A bill: what is paid of the price, or what it costs of what there is; with several kinds of money a bar for each. */
function bill(facts: DecisionFacts): GaugeBar[] {
  const { owed, paid, price, available } = facts;
  if (isNumber(price) && isNumber(paid)) return [{ name: "paid", used: paid, limit: price }];
  if (isNumber(owed)) return [{ name: "cost", used: owed, limit: isNumber(available) ? available : undefined }];
  if (isNumber(paid)) return [{ name: "paid", used: paid, limit: isNumber(available) ? available : undefined }];
  const purse = fields(available);
  return Object.entries(fields(owed)).flatMap(([name, used]) => {
    const limit = purse[name];
    return isNumber(used) ? [{ name, used, limit: isNumber(limit) ? limit : undefined }] : [];
  });
}

const billed = new Set(["owed", "paid", "price", "available"]);

/** The numbers that the server sends with a decision: a bill first, then what has a limit, then plain numbers that have
 * a word (`known`): the others are for the panels of the game. */
export function gaugeBars(facts: DecisionFacts | undefined, known: (name: string) => boolean): GaugeBar[] {
  if (!facts) return [];
  const bars = bill(facts);
  const plain: GaugeBar[] = [];
  for (const [name, value] of Object.entries(facts)) {
    if (billed.has(name) || !known(name)) continue;
    // Nothing wasted is nothing to say.
    if (isNumber(value) && !(name === "wasted" && value === 0)) plain.push({ name, used: value });
    const { used, limit, cast, available, to_lead: toLead } = fields(value);
    if (isNumber(used) && isNumber(limit)) bars.push({ name, used, limit });
    if (isNumber(cast) && isNumber(available)) bars.push({ name, used: cast, limit: available });
    if (isNumber(toLead)) plain.push({ name: "to_lead", used: toLead });
  }
  return [...bars, ...plain].filter((bar) => known(bar.name));
}
