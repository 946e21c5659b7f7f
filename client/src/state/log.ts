import type { LogEvent, Push, SeatInfo } from "../net/types";

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

/** The line in front of another one, if it is known: it may tell why the other one happened. */
export function lineBefore(lines: readonly LogEvent[], event: LogEvent): LogEvent | undefined {
  const at = event.n - (lines[0]?.n ?? 0);
  if (lines[at]?.n === event.n) return lines[at - 1];
  return lines.filter((line) => line.n < event.n).at(-1);
}

/** The seats that a line names, in the order of its language-neutral text: who does it comes first. */
export function seatsIn(text: string, seats: readonly string[]): string[] {
  const words = new Set(text.split(/[\s/]+/));
  return [...words].filter((word) => seats.includes(word));
}

/** Whether a bot chose what a line tells. The last of several who choose at once may be a bot, and the line still be about
 * what a person chose: the line of a person who was never covered is the person's own. */
export function chosenByBot(event: LogEvent, named: readonly string[], seats: readonly SeatInfo[]): boolean {
  const who = seats.find(({ seat }) => seat === named[0]);
  return event.by === "bot" && !(who?.taken && who.bot === "" && !who.cover);
}
