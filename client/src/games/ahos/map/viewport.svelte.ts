// Pan and zoom of a drawing, by mouse, wheel, touch and keys. At zoom 1 the whole map fits its panel.

const MOST = 4;

export class Viewport {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(800);
  height = $state(560);
  #pointers = new Map<number, { x: number; y: number }>();
  #moved = 0;

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.zoom})`;
  }

  fit(): void {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
  }

  zoomBy(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    this.x = atX - ((atX - this.x) * zoom) / this.zoom;
    this.y = atY - ((atY - this.y) * zoom) / this.zoom;
    this.zoom = zoom;
    this.#hold();
  }

  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Brings a point of the map into view without changing the zoom. */
  show(x: number, y: number, margin: number): void {
    const sx = this.x + x * this.zoom;
    const sy = this.y + y * this.zoom;
    const dx = sx < margin ? margin - sx : sx > this.width - margin ? this.width - margin - sx : 0;
    const dy = sy < margin ? margin - sy : sy > this.height - margin ? this.height - margin - sy : 0;
    if (dx || dy) this.panBy(dx, dy);
  }

  // The map never leaves its panel.
  #hold(): void {
    this.x = Math.max(this.width * (1 - this.zoom), Math.min(0, this.x));
    this.y = Math.max(this.height * (1 - this.zoom), Math.min(0, this.y));
  }

  /** Whether the pointer went so far that its release is no click. */
  get dragged(): boolean {
    return this.#moved > 6;
  }

  down(event: PointerEvent): void {
    if (this.#pointers.size === 0) this.#moved = 0;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, box: DOMRect): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const span = Math.hypot(before.x - other.x, before.y - other.y);
      const next = Math.hypot(now.x - other.x, now.y - other.y);
      if (span > 0)
        this.zoomBy(next / span, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
      this.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.#moved += 10;
    } else {
      this.panBy(now.x - before.x, now.y - before.y);
      this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    }
    this.#pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }
}
