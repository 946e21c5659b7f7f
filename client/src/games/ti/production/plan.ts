// A production as numbers: what plus and minus read from the steps of a draft, and how they write it again:
// produce ..., recall ..., build ..., done, then the bill.

const ORDERS = /^(produce|recall|build)\b/;

export interface ProductionPlan {
  /** What comes before: the way to this question. */
  before: string[];
  units: string[];
  /** The units are settled and the bill is open. */
  closed: boolean;
  payment: string[];
}

export function productionPlan(steps: readonly string[]): ProductionPlan | null {
  const begin = steps.findIndex((step) => ORDERS.test(step));
  if (begin < 0) return null;
  const after = steps.slice(begin);
  const end = after.findIndex((step) => !ORDERS.test(step));
  const units = end < 0 ? after : after.slice(0, end);
  const rest = end < 0 ? [] : after.slice(end);
  return {
    before: steps.slice(0, begin),
    units,
    closed: rest[0] === "done",
    payment: rest[0] === "done" ? rest.slice(1) : rest,
  };
}

export const countOf = (steps: readonly string[], choice: string): number => steps.filter((s) => s === choice).length;

/** One unit more: the bill, if there is one, is opened again. */
export function withUnit(steps: readonly string[], choice: string): string[] {
  const plan = productionPlan(steps);
  return plan ? [...plan.before, ...plan.units, choice] : [...steps, choice];
}

/** One unit less; a piece that was taken off the board for it stays taken off only if others need it. */
export function withoutUnit(steps: readonly string[], choice: string): string[] {
  const plan = productionPlan(steps);
  const at = plan ? plan.units.lastIndexOf(choice) : -1;
  if (!plan || at < 0) return [...steps];
  const units = plan.units.filter((_, i) => i !== at);
  // A recall stands before the unit it was made for.
  const unit = choice.split(" ")[1];
  const recall = units[at - 1]?.split(" ");
  if (recall?.[0] === "recall" && recall[1]?.replace("damaged_", "") === unit) units.splice(at - 1, 1);
  return [...plan.before, ...units];
}

/** A unit as the list of what can be produced shows it. */
export interface UnitOffer {
  /** Where it comes to stand, if that is worth a word. */
  place: string;
  cost: string;
  /** Its values in one line, and with all it can do. */
  line: string;
  about: string;
  /** Pieces left in the reserve. */
  left?: number;
  upgraded: boolean;
}
