// Pan and zoom of a map, for every game: by drag, by wheel, by two fingers. A press that moved is no click.
import { untrack } from "svelte";
import { fit, type Box, type Keep, type Point, type Viewport, zoomAt } from "./viewport";

const SLOP = 5;
/** A wheel that has been still for so long (ms) has stopped. */
const WHEEL_REST = 160;

export interface CameraLimits {
  least: number;
  most: number;
  /** Room around the map when all of it is in sight. */
  margin: number;
  /** How much of the map must stay on the screen. */
  keep: Keep;
}

export class Camera {
  view = $state<Viewport>({ scale: 1, x: 0, y: 0 });
  /** The user has moved the map: a new size of the panel no longer fits it anew. */
  moved = $state(false);
  dragged = $state(false);
  /**
   * The view for which the drawing was made. It stays while fingers, drag or wheel are at it: meanwhile `shift` moves
   * the finished picture, which costs next to nothing, and only at the end everything is drawn anew.
   */
  settled = $state.raw<Viewport>({ scale: 1, x: 0, y: 0 });
  moving = $state(false);
  #wheel: ReturnType<typeof setTimeout> | undefined;
  #pointers = new Map<number, Point>();
  #start: Point | null = null;
  #box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  #width = 1;
  #height = 1;

  constructor(private readonly limits: CameraLimits) {}

  get transform(): string {
    const { scale, x, y } = this.view;
    return `translate(${x} ${y}) scale(${scale})`;
  }

  /** As `transform`, of the settled view. */
  get settledTransform(): string {
    const { scale, x, y } = this.settled;
    return `translate(${x} ${y}) scale(${scale})`;
  }

  /** The CSS transform (about the upper left corner) from the settled view to the present one. */
  get shift(): string | undefined {
    if (!this.moving) return undefined;
    const k = this.view.scale / this.settled.scale;
    return `translate(${this.view.x - this.settled.x * k}px, ${this.view.y - this.settled.y * k}px) scale(${k})`;
  }

  resize(box: Box, width: number, height: number): void {
    this.#box = box;
    this.#width = width;
    this.#height = height;
    // Whoever tells the size must not hear of every move.
    untrack(() => (this.moved ? this.#look(this.view) : this.fitAll()));
  }

  fitAll(): void {
    this.moved = false;
    this.view = fit(this.#box, this.#width, this.#height, this.limits.margin);
    this.#settle();
  }

  /** A gesture ends, or goes on until the wheel rests. */
  rest(after = 0): void {
    clearTimeout(this.#wheel);
    if (after === 0) return this.#settle();
    this.moving = true;
    this.#wheel = setTimeout(() => this.#settle(), after);
  }

  #settle(): void {
    clearTimeout(this.#wheel);
    this.moving = false;
    this.settled = this.view;
  }

  zoom(factor: number, at: Point = { x: this.#width / 2, y: this.#height / 2 }): void {
    this.moved = true;
    this.#look(zoomAt(this.view, factor, at, this.limits));
  }

  panBy(dx: number, dy: number): void {
    this.moved = true;
    const { scale, x, y } = this.view;
    this.#look({ scale, x: x + dx, y: y + dy });
  }

  /** Brings a point of the drawing into the middle, at least at this size. */
  centre(p: Point, scale = this.view.scale): void {
    this.moved = true;
    const s = Math.max(scale, this.view.scale);
    this.#look({ scale: s, x: this.#width / 2 - p.x * s, y: this.#height / 2 - p.y * s });
  }

  /** Brings a point of the drawing into sight without changing the size, so far from the rim. */
  reveal(p: Point, margin: number): void {
    const x = p.x * this.view.scale + this.view.x;
    const y = p.y * this.view.scale + this.view.y;
    const inside = (at: number, size: number): number => Math.max(margin, Math.min(size - margin, at)) - at;
    const dx = inside(x, this.#width);
    const dy = inside(y, this.#height);
    if (dx || dy) this.panBy(dx, dy);
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
      this.moving = true;
      this.#pinch(id, at);
      return true;
    }
    if (!this.dragged && this.#start && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < SLOP) return false;
    this.dragged = true;
    this.moving = true;
    this.panBy(at.x - before.x, at.y - before.y);
    this.#pointers.set(id, at);
    return true;
  }

  up(id: number): void {
    if (this.#pointers.delete(id) && this.#pointers.size === 0) this.#settle();
  }

  #look(view: Viewport): void {
    this.view = this.limits.keep(view, this.#box, this.#width, this.#height);
    // Keys and buttons move it once: there is nothing to wait for.
    if (!this.moving) this.settled = this.view;
  }

  #pinch(id: number, at: Point): void {
    const other = [...this.#pointers].find(([key]) => key !== id)?.[1];
    const before = this.#pointers.get(id);
    if (!other || !before) return;
    const length = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    const middle = { x: (other.x + at.x) / 2, y: (other.y + at.y) / 2 };
    this.panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.zoom(length(other, at) / length(other, before), middle);
    this.#pointers.set(id, at);
  }
}

/**
 * Lets pointers and the wheel on a drawing move its camera: `<svg use:panZoom={camera}>`, or on what holds the drawing
 * if that is itself moved by `shift`.
 */
export function panZoom(node: SVGSVGElement | HTMLElement, camera: Camera): { destroy: () => void } {
  // Both kinds hear the same events; only the types of their listeners differ.
  const element = node as HTMLElement;
  const point = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent): void => camera.down(event.pointerId, point(event));
  const move = (event: PointerEvent): void => {
    // The button was released elsewhere.
    if (event.buttons === 0) return camera.up(event.pointerId);
    if (!camera.move(event.pointerId, point(event))) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
  };
  const up = (event: PointerEvent): void => camera.up(event.pointerId);
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    camera.rest(WHEEL_REST);
    camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), point(event));
  };
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  // Wheel listeners of the framework are passive; this one must keep the page from zooming.
  element.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy: () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
    },
  };
}
