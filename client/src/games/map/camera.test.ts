import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { fit, keepFilled, keepPart, show, zoomAt } from "./viewport";

const box = { left: -275, top: -303, right: 275, bottom: 303 };

describe("viewport", () => {
  it("fits seven hexes into 568 px as the design says: 94 x 81", () => {
    const view = fit(box, 802, 568, 0);
    expect(100 * view.scale).toBeGreaterThan(92);
    expect(show(view, { x: 0, y: 0 })).toEqual({ x: 401, y: 284 });
  });

  it("keeps what lies under the pointer while zooming", () => {
    const view = fit(box, 802, 568);
    const at = { x: 120, y: 300 };
    const under = { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
    const after = show(zoomAt(view, 1.7, at, { least: 0.35, most: 5 }), under);
    expect(after.x).toBeCloseTo(at.x);
    expect(after.y).toBeCloseTo(at.y);
    expect(zoomAt(view, 100, at, { least: 0.35, most: 5 }).scale).toBe(5);
  });

  it("cannot lose the galaxy", () => {
    const far = keepPart({ scale: 1, x: 9999, y: -9999 }, box, 802, 568);
    expect(far.x + box.left).toBeLessThanOrEqual(802 - 80);
    expect(far.y + box.bottom).toBeGreaterThanOrEqual(80);
  });

  it("a map that fills its panel stays filling it", () => {
    const panel = { left: 0, top: 0, right: 800, bottom: 500 };
    const kept = keepFilled({ scale: 2, x: 50, y: -9999 }, panel, 800, 500);
    expect([kept.x + 0, kept.y]).toEqual([0, -500]);
  });
});

describe("camera", () => {
  const panel = { left: 0, top: 0, right: 800, bottom: 500 };
  const camera = () => {
    const made = new Camera({ least: 1, most: 4, margin: 0, keep: keepFilled });
    made.resize(panel, 800, 500);
    return made;
  };

  it("a press that hardly moves is a click, one that moves is none", () => {
    const one = camera();
    one.zoom(2);
    one.down(1, { x: 100, y: 100 });
    expect(one.move(1, { x: 102, y: 102 })).toBe(false);
    expect(one.dragged).toBe(false);
    const before = one.view;
    expect(one.move(1, { x: 130, y: 110 })).toBe(true);
    expect(one.dragged).toBe(true);
    expect(one.view.x).toBeCloseTo(before.x + 30);
    one.up(1);
    expect(one.move(1, { x: 200, y: 200 })).toBe(false);
    one.down(2, { x: 0, y: 0 });
    expect(one.dragged).toBe(false);
  });

  it("two fingers zoom about their middle", () => {
    const one = camera();
    one.down(1, { x: 300, y: 250 });
    one.down(2, { x: 500, y: 250 });
    one.move(2, { x: 700, y: 250 });
    expect(one.view.scale).toBeCloseTo(2);
    expect(one.dragged).toBe(true);
  });

  it("fits a new size until somebody moved the map", () => {
    const one = camera();
    one.resize({ ...panel, right: 400 }, 400, 500);
    expect(one.view).toEqual({ scale: 1, x: 0, y: 0 });
    one.zoom(2);
    one.resize({ ...panel, right: 400 }, 400, 500);
    expect(one.view.scale).toBe(2);
    one.fitAll();
    expect(one.view).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it("brings a point into sight without changing the size", () => {
    const one = camera();
    one.zoom(2, { x: 0, y: 0 });
    one.reveal({ x: 790, y: 10 }, 40);
    const at = show(one.view, { x: 790, y: 10 });
    expect(one.view.scale).toBe(2);
    expect(at.x).toBeLessThanOrEqual(800);
    expect(at.y).toBeGreaterThanOrEqual(0);
  });
});

describe("what is drawn while the map is moved", () => {
  const made = (): Camera => {
    const one = new Camera({ least: 0.35, most: 5, margin: 0, keep: keepPart });
    one.resize(box, 800, 600);
    return one;
  };

  it("stays as it was until the pointer is lifted; meanwhile the picture is shifted", () => {
    const one = made();
    const before = one.settled;
    one.down(1, { x: 100, y: 100 });
    one.move(1, { x: 140, y: 90 });
    expect(one.settled).toEqual(before);
    expect(one.shift).toBe("translate(40px, -10px) scale(1)");
    one.up(1);
    expect(one.shift).toBeUndefined();
    expect(one.settled).toEqual(one.view);
  });

  it("a wheel waits until it rests, a button does not", () => {
    const one = made();
    one.rest(1000);
    one.zoom(2);
    expect(one.settled.scale).toBeCloseTo(one.view.scale / 2);
    one.rest();
    expect(one.settled).toEqual(one.view);
    one.zoom(1.2);
    expect(one.settled).toEqual(one.view);
  });
});
