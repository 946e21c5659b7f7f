// A draft as numbers. Choices are only words here; whether they fit is the server's answer to the dry run.
import type { Forces } from "../ti/forces";
import { readLoad } from "./load";

/** What a draft moves, with its cargo: move PIECE [LOAD] SYSTEM, load UNIT PLACE. */
export function plannedIn(plan: readonly string[]): Forces {
  const out: Forces = {};
  const more = (unit: string, n = 1): void => void (out[unit] = (out[unit] ?? 0) + n);
  for (const step of plan) {
    const [verb, piece = "", ...rest] = step.split(" ");
    if (verb !== "move" && verb !== "load") continue;
    more(piece);
    if (piece.startsWith("damaged_")) more(piece.slice("damaged_".length));
    if (verb === "move" && rest.length === 2) for (const [unit, n] of Object.entries(readLoad(rest[0] ?? "").units)) more(unit, n);
  }
  return out;
}
