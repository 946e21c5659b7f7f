// Panning by drag, zooming by wheel and by two fingers. A press that moved is no click.
import { clampPan, fit, zoomAt, type Viewport } from "../viewport";
import type { Box, Point } from "../hex";

const SLOP = 5;

export class Camera {
  view = $state<Viewport>({ scale: 1, x: 0, y: 0 });
  /** The user has moved the map: a new size of the panel no longer fits it anew. */
  moved = $state(false);
  dragged = false;
  #pointers = new Map<number, Point>();
  #start: Point | null = null;
  #box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  #width = 1;
  #height = 1;

  resize(box: Box, width: number, height: number): void {
    this.#box = box;
    this.#width = width;
    this.#height = height;
    if (!this.moved) this.view = fit(box, width, height);
  }

  fitAll(): void {
    this.moved = false;
    this.view = fit(this.#box, this.#width, this.#height);
  }

  zoom(factor: number, at: Point = { x: this.#width / 2, y: this.#height / 2 }): void {
    this.moved = true;
    this.view = clampPan(zoomAt(this.view, factor, at), this.#box, this.#width, this.#height);
  }

  /** Brings a point of the drawing into the middle, at least at this size. */
  centre(p: Point, scale = this.view.scale): void {
    this.moved = true;
    const s = Math.max(scale, this.view.scale);
    this.view = { scale: s, x: this.#width / 2 - p.x * s, y: this.#height / 2 - p.y * s };
  }

  down(id: number, at: Point): void {
    this.#pointers.set(id, at);
    if (this.#pointers.size === 1) {
      this.dragged = false;
      this.#start = at;
    }
  }

  /** True while the map is being moved. */
  move(id: number, at: Point): boolean {
    const before = this.#pointers.get(id);
    if (!before) return false;
    if (this.#pointers.size >= 2) {
      this.dragged = true;
      this.#pinch(id, at);
      return true;
    }
    if (!this.dragged && this.#start && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < SLOP)
      return false;
    this.dragged = true;
    this.moved = true;
    const { scale, x, y } = this.view;
    this.view = clampPan(
      { scale, x: x + at.x - before.x, y: y + at.y - before.y },
      this.#box,
      this.#width,
      this.#height,
    );
    this.#pointers.set(id, at);
    return true;
  }

  up(id: number): void {
    this.#pointers.delete(id);
  }

  #pinch(id: number, at: Point): void {
    const other = [...this.#pointers].find(([key]) => key !== id)?.[1];
    const before = this.#pointers.get(id);
    if (!other || !before) return;
    const length = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    const middle = { x: (other.x + at.x) / 2, y: (other.y + at.y) / 2 };
    const shift = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
    this.view = { ...this.view, x: this.view.x + shift.x, y: this.view.y + shift.y };
    this.zoom(length(other, at) / length(other, before), middle);
    this.#pointers.set(id, at);
  }
}
