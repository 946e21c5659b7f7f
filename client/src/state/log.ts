import type { LogEvent, Push } from "../net/types";

/** The log after a push: lines that an undo took back go, new ones come. */
export function merge(lines: LogEvent[], push: Pick<Push, "known" | "from" | "events">): LogEvent[] {
  // A gap between what is known and what comes: start afresh, older lines can be asked for again.
  const kept = push.from > push.known ? [] : lines.filter((line) => line.n < push.known);
  const last = kept.at(-1)?.n ?? -1;
  return [...kept, ...push.events.filter((event) => event.n > last)];
}

/** Puts a page of older lines in front. */
export function prepend(lines: LogEvent[], older: LogEvent[]): LogEvent[] {
  const first = lines[0]?.n ?? Number.MAX_SAFE_INTEGER;
  return [...older.filter((line) => line.n < first), ...lines];
}

/** The seats that a line names, in the order of its language-neutral text: who does it comes first. */
export function seatsIn(text: string, seats: readonly string[]): string[] {
  const words = new Set(text.split(/[\s/]+/));
  return [...words].filter((word) => seats.includes(word));
}
