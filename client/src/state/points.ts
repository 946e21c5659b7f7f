import type { GameLog } from "../games/board";
import type { LogEvent } from "../net/types";

/** One change of a score and the line that tells why. */
export interface PointsOrigin {
  event: LogEvent;
  /** The line before it in the same step, if that is what gave the points. */
  cause: LogEvent | null;
  /** The card whose text gave them. */
  source?: string;
  n: number;
  total: number;
}

/** Where the points of a seat came from, oldest first. */
export function originsOf(events: readonly LogEvent[], seat: string, log: GameLog | undefined): PointsOrigin[] {
  const out: PointsOrigin[] = [];
  let total = 0;
  let before: LogEvent | null = null;
  let turn: string[] = [];
  for (const event of events) {
    if ((log?.level(event.text) ?? "line") !== "line") turn = [];
    const points = log?.points(event.text);
    if (points?.seat === seat) {
      const next = points.total ?? total + (points.n ?? 0);
      if (next !== total) {
        // A step may give points to several: the cause names this seat.
        const meant = before?.step === event.step && before.text.split(" ").includes(seat);
        // What it cost stands in front of an objective; the line itself says more.
        const cause = meant && !log?.cards?.(event.text).length ? before : null;
        out.push({ event, cause, source: log?.source?.(event.text, turn), n: next - total, total: next });
      }
      total = next;
    }
    if (!points) before = event;
    turn.push(event.text);
  }
  return out;
}
