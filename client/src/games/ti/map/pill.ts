// The capsule of a fleet: emblem or token, then glyph and count by type, dearest first. Narrower step by step until it
// fits its room; only then the last types become one sum.
import { bulkOf } from "../../../pieces/outlines";
import type { Group } from "../scene";
import type { Measure } from "./measure";

export interface PillItem {
  /** Number in the list of groups. */
  index: number;
  x: number;
  y: number;
  size: number;
  /** Where the digits begin; there are none for a single ship. */
  count: { x: number; y: number; text: string } | null;
}

/** A capsule round its own middle. */
export interface Pill {
  width: number;
  height: number;
  rx: number;
  emblem: { x: number; y: number; size: number };
  items: PillItem[];
  /** Size of the digits. */
  text: number;
  more: { x: number; y: number; text: string } | null;
}

export interface PillWish {
  glyph: number;
  text: number;
  room: number;
  /** Kinds of ship that are shown at most; the others are a sum. */
  most?: number;
  /** The owner's command token stands in the emblem's place. */
  token?: boolean;
  /** There is room for two rows below each other. */
  rows?: 1 | 2;
}

const WEIGHT = 750;

interface Style {
  glyph: number;
  /** How far digits lie over their ship, as a part of their size. */
  over: number;
  gap: number;
  text: number;
}

/** From generous to tight: smaller ships, then digits that lie on the corner of their ship. */
const styles = ({ glyph, text }: PillWish): Style[] => [
  { glyph, over: 0, gap: 2.4, text },
  { glyph: glyph * 0.88, over: 0, gap: 1.8, text },
  { glyph: glyph * 0.88, over: 0.3, gap: 1, text: text * 0.97 },
  { glyph: glyph * 0.8, over: 0.42, gap: 0.5, text: text * 0.94 },
];

interface Cell {
  index: number;
  size: number;
  text: string;
  width: number;
}

function cellsOf(groups: readonly Group[], style: Style, measure: Measure): Cell[] {
  return groups.map(({ unit, count }, index) => {
    const size = style.glyph * bulkOf(unit);
    const text = count > 1 ? String(count) : "";
    const digits = text ? measure(text, style.text, WEIGHT) + 1.2 - style.over * style.text : 0;
    return { index, size, text, width: size * 0.96 + digits + style.gap };
  });
}

const widthOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + cell.width, 0);

/** Two rows of about the same width, in order. */
function split(cells: Cell[], rows: 1 | 2): Cell[][] {
  if (rows === 1 || cells.length < 2) return [cells];
  let best = 1;
  const uneven = (at: number): number => Math.abs(widthOf(cells.slice(0, at)) - widthOf(cells.slice(at)));
  for (let at = 2; at < cells.length; ++at) if (uneven(at) < uneven(best)) best = at;
  return [cells.slice(0, best), cells.slice(best)];
}

export function pillOf(groups: readonly Group[], wish: PillWish, measure: Measure): Pill {
  const most = wish.most ?? groups.length;
  const tries = styles(wish);
  const shapes: { style: Style; rows: 1 | 2 }[] = tries.map((style) => ({ style, rows: 1 }));
  if (wish.rows === 2) shapes.splice(1, 0, ...tries.slice(0, 3).map((style) => ({ style, rows: 2 as const })));
  const frame = (style: Style): number => emblemOf(wish, style) + 7;
  const shown = groups.slice(0, most);
  const rest = groups.slice(most).reduce((sum, g) => sum + g.count, 0);
  const sumWidth = (n: number, style: Style): number => (n > 0 ? measure(`+${n}`, style.text, WEIGHT) + 3 : 0);

  for (const { style, rows } of shapes) {
    const lines = split(cellsOf(shown, style, measure), rows);
    const width = Math.max(...lines.map(widthOf)) + frame(style) + sumWidth(rest, style);
    if (width <= wish.room) return drawn(lines, style, wish, rest, measure);
  }
  const style = tries.at(-1) ?? { glyph: wish.glyph, over: 0, gap: 2, text: wish.text };
  let kept = shown.length;
  const left = (): number => rest + shown.slice(kept).reduce((sum, g) => sum + g.count, 0);
  const cells = cellsOf(shown, style, measure);
  while (kept > 1 && widthOf(cells.slice(0, kept)) + frame(style) + sumWidth(left(), style) > wish.room) --kept;
  return drawn([cells.slice(0, kept)], style, wish, left(), measure);
}

const emblemOf = (wish: PillWish, style: Style): number => style.text * (wish.token ? 1.12 : 0.92);

function drawn(lines: Cell[][], style: Style, wish: PillWish, left: number, measure: Measure): Pill {
  const more = left > 0 ? `+${left}` : "";
  const moreWidth = more ? measure(more, style.text, WEIGHT) + 3 : 0;
  const emblem = emblemOf(wish, style);
  const width = Math.max(...lines.map(widthOf)) + emblem + 7 + moreWidth;
  const line = style.glyph * 1.06;
  const height = line * lines.length;
  const start = -width / 2 + 4.4 + emblem + 2;
  const baseline = style.text * (style.over > 0.2 ? 0.5 : 0.36);
  const items: PillItem[] = [];
  let end = start;
  lines.forEach((cells, row) => {
    const y = (row - (lines.length - 1) / 2) * line;
    let x = start;
    for (const { index, size, text, width: wide } of cells) {
      const digits = x + size * 0.96 + 0.6 - style.over * style.text;
      items.push({ index, x: x + size / 2, y, size, count: text ? { x: digits, y: y + baseline, text } : null });
      x += wide;
    }
    end = x;
  });
  return {
    width,
    height,
    rx: Math.min(height / 2, line / 2 + 1),
    emblem: { x: -width / 2 + 4.4 + emblem / 2, y: 0, size: emblem },
    items,
    text: style.text,
    more: more ? { x: end, y: ((lines.length - 1) / 2) * line + style.text * 0.36, text: more } : null,
  };
}
