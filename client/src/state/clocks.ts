import type { Clocks, ClockSettings } from "../net/types";

/** What is left to a seat now, in milliseconds; `heard` is when the push came, by our own clock. */
export function leftOf(clocks: Clocks | undefined, seat: string, heard: number, now: number): number | undefined {
  const left = clocks?.left?.[seat];
  if (left === undefined) return undefined;
  return clocks?.running === seat ? left - Math.max(0, now - heard) : left;
}

const low = 0.2;

/** Less than a fifth is left. */
export function isLow(left: number, settings: ClockSettings | undefined): boolean {
  const whole = (settings?.seconds ?? 0) * 1000;
  return whole > 0 && left < whole * low;
}

const two = (n: number) => String(n).padStart(2, "0");

/** "1:05", "2:03:04", "3 d 4 h" (the letters are filled in by the caller's language). */
export function clockText(left: number, words: { day: string; hour: string }): string {
  const late = left < 0;
  const seconds = Math.ceil(Math.abs(left) / 1000);
  const hours = Math.floor(seconds / 3600);
  let text: string;
  if (hours >= 48) text = `${Math.floor(hours / 24)} ${words.day} ${hours % 24} ${words.hour}`;
  else if (hours > 0) text = `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  else text = `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return late ? `-${text}` : text;
}

/** Seats whose time is over and about whom this seat may vote. */
export function votesFor(clocks: Clocks | undefined, mine: readonly string[]): string[] {
  if (mine.length === 0) return [];
  return (clocks?.overdue ?? []).filter((seat) => !mine.includes(seat));
}
