// Boxes on the map that must not lie on each other.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const rectAt = (x: number, y: number, width: number, height: number): Rect => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const moved = (rect: Rect, x: number, y: number): Rect => ({
  left: rect.left + x,
  top: rect.top + y,
  right: rect.right + x,
  bottom: rect.bottom + y,
});

/** Whether two boxes share more than `slack` in both directions. */
export const overlaps = (a: Rect, b: Rect, slack = 0): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

export const hitsAny = (rect: Rect, others: readonly Rect[], slack = 0): boolean =>
  others.some((other) => overlaps(rect, other, slack));
