// Where a box over the map covers nothing that matters: never the system it tells about, hardly what can be chosen.
import { overlaps, type Rect } from "./rects";

export interface Around {
  panel: { width: number; height: number };
  box: { width: number; height: number };
  /** On the screen: the system it is about, what can be chosen, where something is, and empty space. */
  about: Rect;
  targets: readonly Rect[];
  things: readonly Rect[];
  empty: readonly Rect[];
  /** Tools of the map. */
  tools: readonly Rect[];
}
export interface Place {
  left: number;
  top: number;
}

const MARGIN = 6;

export function quietPlace({ panel, box, about, targets, things, empty, tools }: Around): Place {
  const right = Math.max(MARGIN, panel.width - box.width - MARGIN);
  const bottom = Math.max(MARGIN, panel.height - box.height - MARGIN);
  const middle = Math.max(MARGIN, (panel.height - box.height) / 2);
  const places = [MARGIN, right].flatMap((left) => [MARGIN, bottom, middle].map((top) => ({ left, top })));
  const cost = ({ left, top }: Place): number => {
    const rect = { left, top, right: left + box.width, bottom: top + box.height };
    const covered = (list: readonly Rect[]): number => list.filter((one) => overlaps(rect, one, (one.right - one.left) * 0.14)).length;
    const far = Math.hypot((rect.left + rect.right - about.left - about.right) / 2, (rect.top + rect.bottom - about.top - about.bottom) / 2);
    return (
      (overlaps(rect, about) ? 1e5 : 0) +
      covered(targets) * 300 +
      (tools.some((one) => overlaps(rect, one)) ? 150 : 0) +
      covered(things) * 24 +
      covered(empty) * 6 +
      far / 50
    );
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The tools of the map: a row of buttons at the rim, and the layers as a column below (or above) it. */
export interface ToolsCorner {
  low: boolean;
  left: boolean;
}
const ROW = { width: 186, height: 34 };
const COLUMN = { width: 68, height: 146 };

export function toolRects(panel: Around["panel"], { low, left }: ToolsCorner): Rect[] {
  return [ROW, COLUMN].map(({ width, height }) => ({
    left: left ? 0 : panel.width - width,
    right: left ? width : panel.width,
    top: low ? panel.height - height : 0,
    bottom: low ? panel.height : height,
  }));
}

/** The corner where they lie over the fewest systems: the upper right one if that is as good as another. */
export function toolsCorner(panel: Around["panel"], systems: readonly Rect[]): ToolsCorner {
  const corners = [false, true].flatMap((left) => [false, true].map((low) => ({ low, left })));
  const cost = (corner: ToolsCorner): number => {
    const tools = toolRects(panel, corner);
    // A hex does not fill its box: a bit of it counts for nothing.
    return systems.filter((s) => tools.some((t) => overlaps(s, t, (s.right - s.left) * 0.13))).length;
  };
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
