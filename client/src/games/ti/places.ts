import type { Decision } from "../../net/types";

/** Planets that pay, and what is answered in words or on a card. */
const NOT_A_PLACE = /^(exhaust|first|use) /;

/** The seat is asked for a place: only the map shows it. `targets`: what a choice names, the most exact thing first. */
export function asksForPlace(decision: Decision | null, seat: string | null | undefined, targets: (choice: string) => string[]): boolean {
  if (!decision || decision.seat !== seat) return false;
  return (decision.options ?? []).some(({ choice }) => !NOT_A_PLACE.test(choice) && /^(system|planet):/.test(targets(choice)[0] ?? ""));
}
