import { describe, expect, it } from "vitest";
import { fixture, packFacts } from "../../ti4/fixtures/load";
import { gridFor, roomAt } from "../hex";
import { levelOf, sizesOf } from "../layout";
import { buildScene } from "../../ti4/scene";
import type { Group } from "../scene";
import type { Ti4View } from "../../ti4/view";
import { arrange, pillRect } from "./arrange";
import { markRects, type Mark } from "./marks";
import type { Measure } from "./measure";
import { nameRect } from "./names";
import { pillOf } from "./pill";
import { moved, overlaps, rectAt, type Rect } from "./rects";

const facts = packFacts();
// Widths of our font, measured: digits are 0.64 of their size wide, letters of names 0.545 in the mean.
const measure: Measure = (text, size, weight) => text.length * size * (weight > 700 ? 0.64 : 0.545);
const none: ReadonlySet<string> = new Set();
const group = (unit: string, count: number): Group => ({ unit, count, damaged: 0, upgraded: false });

const five = [group("dreadnought", 2), group("carrier", 1), group("cruiser", 2), group("destroyer", 1), group("fighter", 5)];

describe("a fleet", () => {
  it("of five types is shown whole at 1366: narrower, not cut", () => {
    const pill = pillOf(five, { glyph: 17.5, text: 11.4, room: 104, token: true }, measure);
    expect(pill.items).toHaveLength(5);
    expect(pill.more).toBeNull();
    expect(pill.width).toBeLessThanOrEqual(104);
    // A carrier is still 14 units large.
    expect(pill.items[1]?.size).toBeGreaterThanOrEqual(13.9);
  });

  it("takes two rows where there is room for them", () => {
    const pill = pillOf(five, { glyph: 17.5, text: 11.4, room: 94, rows: 2 }, measure);
    expect(new Set(pill.items.map((i) => i.y)).size).toBe(2);
    expect(pill.items[1]?.size).toBeCloseTo(17.5);
  });

  it("counts ships that are left out, all of them", () => {
    const all = [...five, group("infantry", 12), group("war_sun", 1)];
    const pill = pillOf(all, { glyph: 17.5, text: 11.4, room: 70 }, measure);
    const shown = pill.items.reduce((n, i) => n + (all[i.index]?.count ?? 0), 0);
    expect(pill.more?.text).toBe(`+${24 - shown}`);
    expect(pill.width).toBeLessThanOrEqual(70);
  });
});

/** Everything that must stay readable, on the plane of the galaxy. */
function boxesOf(view: Ti4View, width: number, height: number): { names: Rect[]; others: Rect[]; missing: number; total: number } {
  const grid = gridFor(width, height);
  const scene = buildScene(view, facts, grid);
  const scale = Math.min((width - 10) / (7 * grid.width), (height - 10) / (5.5 * grid.height));
  const sizes = sizesOf(levelOf(grid.width * scale), scale);
  const places = arrange(scene, { sizes, layer: "all", measure, revealed: none });
  const names: Rect[] = [];
  const others: Rect[] = [];
  let total = 0;
  for (const system of scene.systems) {
    const { x, y } = system.middle;
    const own = places.get(system.id);
    if (!own) continue;
    total += system.planets.length;
    names.push(...own.names.map((n) => moved(nameRect(n.x, n.y, measure(n.text, sizes.name, 620), sizes.name), x, y)));
    others.push(...own.pills.map((p) => moved(pillRect(p), x, y)));
    others.push(...own.planets.flatMap(({ slot, marks }) => markRects(marks, slot)).map((r) => moved(r, x, y)));
    for (const n of own.names)
      expect(Math.abs(n.x) + measure(n.text, sizes.name, 620) / 2).toBeLessThanOrEqual(roomAt(n.y - sizes.name * 0.2, grid));
  }
  return { names, others, missing: total - names.length, total };
}

function clashes({ names, others }: { names: Rect[]; others: Rect[] }): number {
  let n = 0;
  names.forEach((a, i) => {
    n += names.slice(i + 1).filter((b) => overlaps(a, b, 0.9)).length;
    n += others.filter((b) => overlaps(a, b, 0.9)).length;
  });
  return n;
}

/** Two fleets of five types in every system, every planet held. */
function crowded(view: Ti4View, fleets: number): Ti4View {
  const full = structuredClone(view);
  const seats = Object.keys(full.players);
  Object.values(full.systems).forEach((system, i) => {
    system.forces = {};
    for (let k = 0; k < fleets; ++k)
      system.forces[seats[(i + k) % seats.length] ?? "red"] = { dreadnought: 2, carrier: 1, cruiser: 2, destroyer: 1, fighter: 5 };
  });
  for (const planet of Object.values(full.planets)) {
    planet.controller ??= "red";
    planet.forces = { [planet.controller]: { infantry: 3, pds: 1, space_dock: 1 } };
  }
  return full;
}

describe("names", () => {
  const sizes: [number, number][] = [[786, 520], [1164, 802], [900, 560]];

  it("touch nothing, at 1366 and 1920, also with two fleets of five types in every system", () => {
    for (const [width, height] of sizes)
      for (const name of ["mid", "late"])
        for (const fleets of [0, 1, 2]) {
          const { view } = fixture(name);
          expect(clashes(boxesOf(fleets ? crowded(view, fleets) : view, width, height)), `${name} ${width} ${fleets}`).toBe(0);
        }
  });

  it("are there: all in a game as it is, nearly all in a crowded one", () => {
    for (const [width, height] of sizes.slice(0, 2)) {
      const real = boxesOf(fixture("late").view, width, height);
      expect(real.missing, `late ${width}`).toBeLessThanOrEqual(1);
      const one = boxesOf(crowded(fixture("late").view, 1), width, height);
      expect(one.missing / one.total, `one fleet ${width}`).toBeLessThan(0.2);
    }
  });
});

/** The views of the values of a galaxy whose planets all have a garrison of that size, also one that has just landed. */
function hiddenValues(view: Ti4View, width: number, height: number, force: number, landed: boolean): string[] {
  const full = structuredClone(view);
  for (const planet of Object.values(full.planets)) {
    planet.controller = "red";
    planet.forces = { red: { infantry: force, pds: 1 }, ...(landed ? { blue: { infantry: 1 } } : {}) };
  }
  const grid = gridFor(width, height);
  const scene = buildScene(full, facts, grid);
  const scale = Math.min((width - 10) / (7 * grid.width), (height - 10) / (5.5 * grid.height));
  const places = arrange(scene, { sizes: sizesOf(levelOf(grid.width * scale), scale), layer: "all", measure, revealed: none });
  return scene.systems.flatMap((system) =>
    (places.get(system.id)?.planets ?? []).flatMap(({ marks: { resources, influence, troops } }, i) => {
      const badge = (mark: Mark | null): Rect[] => (mark ? [rectAt(mark.x, mark.y, mark.size * 0.92, mark.size * 0.94)] : []);
      const values = [...badge(resources), ...badge(influence)];
      expect(values).toHaveLength(2);
      const counts = troops.map((t) => rectAt(t.x, t.y, t.width, t.size * 1.1));
      return values.some((value) => counts.some((count) => overlaps(value, count, 0.9))) ? [system.planets[i]?.name ?? "?"] : [];
    }),
  );
}

describe("ti3 22 the number of ground forces", () => {
  it("leaves the values of its planet in sight, also of small planets on a small map", () => {
    for (const [width, height] of [[786, 520], [786, 440], [1164, 802], [900, 560]] as const)
      for (const force of [1, 7, 12])
        for (const landed of [false, true])
          expect(hiddenValues(fixture("late").view, width, height, force, landed), `${width} x ${height}, ${force} ${landed}`).toEqual([]);
  });
});
