import type { Option, Push } from "../../net/types";

/** Which of my seats the game waits for, openly. */
export function askedOf(seats: readonly string[], pushes: Record<string, Push>): string | null {
  return seats.find((seat) => pushes[seat]?.decision?.seat === seat) ?? null;
}

export type Cover = "none" | "seat" | "window";

interface Situation {
  /** Covers are wanted and I hold several seats. */
  on: boolean;
  /** The seat whose eyes would be used. */
  seat: string;
  /** The seat that somebody has opened. */
  opened: string | null;
  /** The reaction window that is open now. */
  window: string | number | null;
  /** The window for which somebody has already taken the device. */
  openedWindow: string | number | null;
}

/** A window is for everybody at this device: until somebody takes it, no hand is on the screen. */
export function coverOf(now: Situation): Cover {
  if (!now.on) return "none";
  if (now.window !== null && now.window !== now.openedWindow) return "window";
  return now.opened === now.seat ? "none" : "seat";
}

/** The choice that plays nothing. */
export function passOf(options: readonly Option[] | undefined): string {
  const plain = ["pass", "decline", "done", "no"];
  return plain.find((choice) => options?.some((option) => option.choice === choice)) ?? "pass";
}
