import type { GameLog, LogLevel } from "../games/board";
import type { LogEvent } from "../net/types";
import { seatsIn } from "./log";

/** A round, a phase, a turn or one line. Only leaves have an event; a branch is named by its first line. */
export interface LogNode {
  /** The same for the same branch after every push. */
  key: string;
  level: LogLevel | "setup";
  first: LogEvent | null;
  /** The number of a round. */
  round?: number;
  lines: LogEvent[];
  inner: LogNode[];
  from: number;
  to: number;
  count: number;
}

const depth: Record<string, number> = { setup: 0, round: 0, phase: 1, action: 2 };

function branch(level: LogNode["level"], first: LogEvent, round?: number): LogNode {
  const key = level === "round" ? `round-${round ?? first.n}` : `${level}-${first.n}`;
  return { key, level, first, round, lines: [], inner: [], from: first.n, to: first.n, count: 0 };
}

/** Round > phase > action > lines. Games without phases leave that level out. */
export function logTree(events: readonly LogEvent[], log: GameLog | undefined): LogNode[] {
  const roots: LogNode[] = [];
  let path: LogNode[] = [];

  const open = (node: LogNode) => {
    const at = depth[node.level] ?? 0;
    path = path.filter((one) => (depth[one.level] ?? 0) < at);
    const parent = path.at(-1);
    if (parent) parent.inner.push(node);
    else roots.push(node);
    path.push(node);
  };

  for (const event of events) {
    const level = log?.level(event.text) ?? "line";
    const round = log?.round?.(event.text);
    if (round !== undefined && path[0]?.round !== round) open(branch("round", event, round));
    if (level !== "line" && level !== "round") open(branch(level, event));
    // Lines before the first round, or after a gap in the middle of one.
    if (path.length === 0) open(branch("setup", event));
    // A turn that goes on with several actions: each of them is a branch, the line of the turn stands in front.
    const last = path.at(-1) as LogNode;
    const isHead = last.first === event && last.level !== "setup";
    if (!isHead) last.lines.push(event);
    for (const node of path) {
      node.to = event.n;
      if (!isHead || node !== last) node.count += 1;
    }
  }
  return roots;
}

/** A line as it is shown: dice stand in the line of the roll that they belong to. */
export interface LogRow {
  event: LogEvent;
  dice: number[];
}

export function rowsOf(lines: readonly LogEvent[], log: GameLog | undefined): LogRow[] {
  const rows: LogRow[] = [];
  let rolled: { events: LogEvent[]; faces: number[] } = { events: [], faces: [] };
  const alone = () => {
    for (const event of rolled.events) rows.push({ event, dice: [] });
    rolled = { events: [], faces: [] };
  };
  for (const event of lines) {
    const face = log?.die?.(event.text);
    const follows = rolled.events.at(-1)?.step === event.step;
    if (!follows) alone();
    if (face !== undefined) {
      rolled.events.push(event);
      rolled.faces.push(face);
      continue;
    }
    rows.push({ event, dice: rolled.faces });
    rolled = { events: [], faces: [] };
  }
  alone();
  return rows;
}

export type LogFilter = "all" | "fight" | "trade" | "points" | "mine";

/** Whether a line passes the filters. `mine`: it names my seat or was answered for me. */
export function passes(
  event: LogEvent,
  filter: { seat: string; topic: LogFilter; me: string },
  seats: readonly string[],
  log: GameLog | undefined,
): boolean {
  const named = seatsIn(event.text, seats);
  if (filter.seat && !named.includes(filter.seat)) return false;
  if (filter.topic === "all") return true;
  if (filter.topic === "mine") return event.by === "order" || named.includes(filter.me);
  return log?.topic(event.text) === filter.topic;
}

/** Branches that are open unless the player says otherwise: where the newest line was when it was last in sight,
 * and everything that has come since, so that nothing closes under the eyes of a reader. */
export function opensByItself(node: LogNode, frontier: number): boolean {
  return node.to >= frontier;
}
