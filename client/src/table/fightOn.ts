import type { Decision, Order } from "../net/types";

/** Per cent: below it somebody who fights to the end wants to be asked again. */
export const likelyToLose = 50;

/** The questions of a fight that an order can answer. */
const inFight = new Set(["announce_retreat", "assign_hits"]);

export const asksInFight = (decision: Decision | null): boolean => decision !== null && inFight.has(decision.kind);

/** The order that fights this fight to its end, if it was given. */
export const orderToFight = (orders: readonly Order[]): Order | undefined =>
  orders.find((order) => order.kind === "fight_on" && order.until === "fight");
