import type { Decision } from "../../net/types";

/** Planets that pay, and what is answered in words or on a card. */
const NOT_A_PLACE = /^(exhaust|first|use) /;

/** Where something is, or a unit that stands somewhere. */
const ON_MAP = /^(?:(?:system|planet):|piece:[^@]+@)/;

/** The seat is asked for a place, or for a unit where it stands: only the map shows it. `targets`: what a choice names, the most exact thing first. */
export function asksForPlace(decision: Decision | null, seat: string | null | undefined, targets: (choice: string) => string[]): boolean {
  if (!decision || decision.seat !== seat) return false;
  return (decision.options ?? []).some(({ choice }) => !NOT_A_PLACE.test(choice) && ON_MAP.test(targets(choice)[0] ?? ""));
}
