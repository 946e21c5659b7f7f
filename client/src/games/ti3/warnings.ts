// What an answer gives away that nobody would see in it.
import type { CostedPlan } from "../board";
import type { Facts } from "./pack";
import { nameOf } from "./sentences";
import { say } from "./texts";

/** What a move or a landing costs besides, as its option says it. */
interface Ended {
  agreements?: readonly string[];
}

/** Secondary abilities that bring nothing by themselves: what is chosen behind them is what one pays for. */
const CHOSEN = /^follow (diplomacy|logistics|technology|warfare|imperial)( |$)/;

/** Who follows and then chooses nothing has paid all the same. */
function forNothing(steps: readonly string[]): string | undefined {
  const said = steps.filter((step) => step !== "done" && step !== "pass");
  return said.length === 1 && CHOSEN.test(said[0] ?? "") ? say("warn_for_nothing") : undefined;
}

function agreementsEnd(costs: readonly unknown[], facts: Facts): string | undefined {
  const seats = new Set(costs.flatMap((cost) => (cost as Ended | null | undefined)?.agreements ?? []));
  const who = [...seats].map((seat) => nameOf("seat", seat, facts)).join(", ");
  return who ? say("warn_agreement", { who }) : undefined;
}

export const warning = ({ steps, costs }: CostedPlan, facts: Facts): string | undefined =>
  forNothing(steps) ?? agreementsEnd(costs, facts);
