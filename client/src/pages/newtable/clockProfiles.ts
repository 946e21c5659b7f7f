import type { ClockSettings } from "../../net/types";

export type ClockProfile = "none" | "quick" | "calm" | "game" | "days" | "weeks";

/** Profiles instead of numbers: what people mean when they say "quick" or "over weeks". */
export const clockProfiles: Record<ClockProfile, ClockSettings> = {
  none: { kind: "none", seconds: 0 },
  quick: { kind: "move", seconds: 120 },
  calm: { kind: "move", seconds: 600 },
  game: { kind: "game", seconds: 5400, increment: 30 },
  days: { kind: "days", seconds: 2 * 86_400, vacation_days: 14 },
  weeks: { kind: "days", seconds: 7 * 86_400, vacation_days: 28 },
};

export const profileNames = Object.keys(clockProfiles) as ClockProfile[];

/** The profile that a table has, if it is one of ours. */
export function profileOf(clock: ClockSettings | undefined): ClockProfile | undefined {
  if (!clock || clock.kind === "none") return "none";
  return profileNames.find((name) => {
    const ours = clockProfiles[name];
    return ours.kind === clock.kind && ours.seconds === clock.seconds;
  });
}
