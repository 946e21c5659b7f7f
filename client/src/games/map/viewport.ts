// Panning and zooming: a point of the drawing is shown at x * scale + shift.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

/** Moves a view that lost too much of the map. */
export type Keep = (view: Viewport, box: Box, width: number, height: number) => Viewport;

export function fit(box: Box, width: number, height: number, margin = 3): Viewport {
  const w = Math.max(1, box.right - box.left);
  const h = Math.max(1, box.bottom - box.top);
  const scale = Math.max(0.2, Math.min((width - 2 * margin) / w, (height - 2 * margin) / h));
  return {
    scale,
    x: width / 2 - (scale * (box.left + box.right)) / 2,
    y: height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

/** Zooms so that what lies under `at` (on the screen) stays there. */
export function zoomAt(view: Viewport, factor: number, at: Point, limits: { least: number; most: number }): Viewport {
  const scale = Math.min(limits.most, Math.max(limits.least, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Keeps at least a part of the map on the screen. */
export const keepPart: Keep = (view, box, width, height) => {
  const keep = 80;
  const x = Math.min(width - keep - box.left * view.scale, Math.max(keep - box.right * view.scale, view.x));
  const y = Math.min(height - keep - box.top * view.scale, Math.max(keep - box.bottom * view.scale, view.y));
  return { scale: view.scale, x, y };
};

/** Keeps the panel filled: no rim of a map that is larger than it comes inside. */
export const keepFilled: Keep = (view, box, width, height) => {
  const x = Math.max(width - box.right * view.scale, Math.min(-box.left * view.scale, view.x));
  const y = Math.max(height - box.bottom * view.scale, Math.min(-box.top * view.scale, view.y));
  return { scale: view.scale, x, y };
};

export function show(view: Viewport, p: Point): Point {
  return { x: p.x * view.scale + view.x, y: p.y * view.scale + view.y };
}
