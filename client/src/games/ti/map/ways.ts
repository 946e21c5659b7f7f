// The ways on which ships are about to fly: one from each system they leave.
import type { Point } from "../hex";
import type { Scene } from "../scene";

/** Ships under way to the active system. */
export interface UnderWay {
  unit: string;
  count: number;
  from: string;
}

export interface Way {
  from: string;
  d: string;
  /** The largest ships that fly on it, at most three. */
  ships: string[];
}

/** How far from the middle of a hex a way begins and ends. */
const CLEAR = 40;

function pathBetween(a: Point, b: Point): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  // Ways between neighbours are short: they keep at least a third of their length.
  const cut = Math.min(CLEAR, length / 3) / length;
  const at = (part: number): string => `${(a.x + dx * part).toFixed(1)} ${(a.y + dy * part).toFixed(1)}`;
  return `M${at(cut)}Q${((a.x + b.x) / 2 + dy * 0.06).toFixed(1)} ${((a.y + b.y) / 2 - dx * 0.06).toFixed(1)} ${at(1 - cut)}`;
}

export function waysOf(scene: Scene, moving: readonly UnderWay[]): Way[] {
  const goal = scene.systems.find((s) => s.active);
  if (!goal) return [];
  const origins = new Map<string, string[]>();
  for (const { from, unit, count } of moving)
    origins.set(from, [...(origins.get(from) ?? []), ...Array.from({ length: Math.min(3, count) }, () => unit)]);
  return [...origins].flatMap(([from, ships]) => {
    const start = scene.systems.find((s) => s.id === from);
    return start && start !== goal ? [{ from, d: pathBetween(start.middle, goal.middle), ships: ships.slice(0, 3) }] : [];
  });
}
