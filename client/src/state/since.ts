import type { GameLog, Tally, TargetKey } from "../games/board";
import type { LogEvent } from "../net/types";
import { seatsIn } from "./log";

export interface Count {
  what: Tally["what"];
  n: number;
}

/** What one player did or suffered, in numbers, since somebody looked. */
export interface SeatNews {
  seat: string;
  counts: Count[];
  /** Lines about that seat, also those that count nothing. */
  lines: number;
}

const order: Tally["what"][] = [
  "points",
  "fights",
  "places",
  "places_lost",
  "lost",
  "built",
  "technology",
  "law",
  "goods",
];

/** Player by player, those with news only, in the order of the seats. */
export function newsOf(events: readonly LogEvent[], seats: readonly string[], log: GameLog | undefined): SeatNews[] {
  const found = new Map(seats.map((seat) => [seat, { lines: 0, counts: new Map<Tally["what"], number>() }]));
  for (const event of events) {
    for (const seat of seatsIn(event.text, seats).slice(0, 1)) {
      const news = found.get(seat);
      if (news) news.lines += 1;
    }
    const tally = log?.tally(event.text);
    const counts = tally && found.get(tally.seat)?.counts;
    if (tally && counts) counts.set(tally.what, (counts.get(tally.what) ?? 0) + tally.n);
    const points = log?.points(event.text);
    // Games that tell totals: how many there are more is counted from the first total that is known.
    if (points?.total !== undefined) {
      const mine = found.get(points.seat)?.counts;
      const before = totalBefore(events, event, points.seat, log);
      if (mine && before !== undefined) mine.set("points", (mine.get("points") ?? 0) + points.total - before);
    }
  }
  return [...found]
    .filter(([, news]) => news.lines > 0)
    .map(([seat, { lines, counts }]) => ({
      seat,
      lines,
      counts: inOrder(counts),
    }));
}

const inOrder = (counts: ReadonlyMap<Tally["what"], number>): Count[] =>
  order.flatMap((what) => {
    const n = counts.get(what);
    return n ? [{ what, n }] : [];
  });

/** What came of a turn: for whoever had it, and for all others together. What my card did to others is no loss of mine. */
export function sumOf(
  events: readonly LogEvent[],
  seat: string | undefined,
  seats: readonly string[],
  log: GameLog | undefined,
): { own: Count[]; others: Count[] } {
  const sums = { own: new Map<Tally["what"], number>(), others: new Map<Tally["what"], number>() };
  for (const news of newsOf(events, seats, log)) {
    const sum = seat === undefined || news.seat === seat ? sums.own : sums.others;
    for (const { what, n } of news.counts) sum.set(what, (sum.get(what) ?? 0) + n);
  }
  return { own: inOrder(sums.own), others: inOrder(sums.others) };
}

function totalBefore(
  events: readonly LogEvent[],
  at: LogEvent,
  seat: string,
  log: GameLog | undefined,
): number | undefined {
  let total: number | undefined;
  for (const event of events) {
    if (event.n >= at.n) break;
    const points = log?.points(event.text);
    if (points?.seat === seat && points.total !== undefined) total = points.total;
  }
  return total;
}

/** The things on the map that these lines are about. */
export function placesOf(events: readonly LogEvent[], log: GameLog | undefined): TargetKey[] {
  return [...new Set(events.flatMap((event) => log?.places(event.text) ?? []))];
}

const longAway = 10 * 60_000;

/** Opens by itself after ten minutes, but never over a question. */
export function opensSince(away: number, asked: boolean, events: number): boolean {
  return events > 0 && !asked && away >= longAway;
}
