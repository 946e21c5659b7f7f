import type { DecisionFacts } from "../net/types";

/** One number of a decision as the bar shows it; without a limit it is a plain number. */
export interface GaugeBar {
  name: string;
  used: number;
  limit?: number;
  /** A price: the limit is what one has. */
  price?: true;
}

/** A question of the draft, and what is chosen behind it. */
export interface Counted {
  facts: DecisionFacts | undefined;
  rest: readonly string[];
}

/** The facts with what was chosen since: the button counts the same. What nobody can add up here is left out. */
export function countedIn({ facts, rest }: Counted, adds: (step: string) => readonly string[] = () => []): DecisionFacts | undefined {
  const more = rest.filter((step) => step !== "done").flatMap((step) => adds(step));
  if (!facts || more.length === 0) return facts;
  const out: DecisionFacts = {};
  for (const [name, value] of Object.entries(facts)) {
    const n = more.filter((one) => one === name).length;
    const { used, limit } = fields(value);
    if (n > 0 && isNumber(used)) out[name] = { used: used + n, limit: isNumber(limit) ? limit : 0 };
    else if (n > 0 && isNumber(value)) out[name] = value + n;
  }
  return out;
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const fields = (value: unknown): Record<string, unknown> =>
  value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A bill: what is paid of the price, or what it costs of what there is; with several kinds of money a bar for each. */
function bill(facts: DecisionFacts): GaugeBar[] {
  const { owed, paid, price, available } = facts;
  if (isNumber(price) && isNumber(paid)) return [{ name: "paid", used: paid, limit: price }];
  if (isNumber(owed)) return [{ name: "cost", used: owed, limit: isNumber(available) ? available : undefined, price: true }];
  // A sum of one's own choice: what is left is another number, beside the planets that give it.
  if (isNumber(paid)) return [{ name: "paid", used: paid }];
  const purse = fields(available);
  return Object.entries(fields(owed)).flatMap(([name, used]) => {
    const limit = purse[name];
    return isNumber(used) ? [{ name, used, limit: isNumber(limit) ? limit : undefined, price: true as const }] : [];
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
  // Nothing of nothing is nothing to say, either.
  return [...bars, ...plain].filter((bar) => known(bar.name) && !(bar.used === 0 && bar.limit === 0));
}
