import { describe, expect, it } from "vitest";
import { gridFor } from "../hex";
import { fixture, packFacts } from "../../ti4/fixtures/load";
import { fit, show } from "../../map/viewport";
import { buildScene } from "../../ti4/scene";
import { quietPlace, toolRects, toolsCorner } from "./corner";
import { overlaps, rectAt } from "./rects";

describe("the callout", () => {
  const panel = { width: 786, height: 520 };
  const box = { width: 200, height: 150 };
  const hexes = [100, 250, 400, 550, 700].flatMap((x) => [60, 160, 260, 360, 460].map((y) => rectAt(x, y, 107, 92)));

  it("never lies on the system it tells about, nor on a target if there is another corner", () => {
    for (const about of hexes)
      for (const target of hexes) {
        const { left, top } = quietPlace({ panel, box, about, targets: [target], things: hexes, empty: [], tools: [] });
        const rect = { left, top, right: left + box.width, bottom: top + box.height };
        expect(overlaps(rect, about)).toBe(false);
        expect(overlaps(rect, target, 15)).toBe(false);
      }
  });

  it("goes to the nearest corner that is empty, and leaves the tools alone", () => {
    const tools = [{ left: 640, top: 0, right: 786, bottom: 140 }];
    const around = { panel, box, about: rectAt(400, 260, 107, 92), targets: [], empty: [] };
    const place = quietPlace({ ...around, things: hexes.filter((h) => h.left < 600), tools });
    expect(place.left).toBeGreaterThan(500);
    expect(place.top).toBeGreaterThan(140);
  });
});

describe("F05: the tools of the map", () => {
  const panel = { width: 786, height: 520 };

  it("hide no system of a full galaxy, in the upper right corner", () => {
    const grid = gridFor(panel.width, panel.height);
    const scene = buildScene(fixture("late").view, packFacts(), grid);
    const view = fit(scene.box, panel.width, panel.height, 5);
    const systems = scene.systems.map(({ middle }) => {
      const at = show(view, middle);
      return rectAt(at.x, at.y, grid.width * view.scale, grid.height * view.scale);
    });
    const corner = toolsCorner(panel, systems);
    expect(corner).toEqual({ low: false, left: false });
    for (const tool of toolRects(panel, corner)) expect(systems.some((s) => overlaps(s, tool, 15))).toBe(false);
  });

  it("go to another corner where theirs is taken", () => {
    expect(toolsCorner(panel, [rectAt(700, 40, 107, 92)])).toEqual({ low: true, left: false });
    expect(toolsCorner(panel, [rectAt(700, 40, 107, 92), rectAt(700, 480, 107, 92)])).toEqual({ low: false, left: true });
  });
});
