import type { LogEvent } from "../../net/types";

/**
 * The events that came since the last look. The first look, a jump (another table's log, a page of old lines) and an
 * undo are no news: nothing moves then.
 */
export class News {
  private last: number | null = null;

  take(events: readonly LogEvent[]): LogEvent[] {
    const newest = events.at(-1)?.n;
    // A step of a replay may have no events: the next one goes on from what was seen.
    if (newest === undefined) return [];
    const before = this.last;
    this.last = newest;
    if (before === null || newest <= before) return [];
    const fresh = events.filter((event) => event.n > before);
    return fresh[0]?.n === before + 1 ? fresh : [];
  }
}
