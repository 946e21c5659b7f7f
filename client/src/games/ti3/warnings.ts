// What an answer gives away that nobody would see in it.
import { say } from "./texts";

/** Secondary abilities that bring nothing by themselves: what is chosen behind them is what one pays for. */
const CHOSEN = /^follow (diplomacy|logistics|technology|warfare|imperial)( |$)/;

/** Who follows and then chooses nothing has paid all the same. */
export function warning(steps: readonly string[]): string | undefined {
  const said = steps.filter((step) => step !== "done" && step !== "pass");
  return said.length === 1 && CHOSEN.test(said[0] ?? "") ? say("warn_for_nothing") : undefined;
}
