import { describe, expect, it } from "vitest";
import {
  add,
  besideCentre,
  boxAround,
  centreOf,
  corners,
  distance,
  gridFor,
  parseSpot,
  RADIUS,
  REGULAR,
  roomAt,
  stepsOf,
  STEPS,
  type Grid,
} from "./hex";
import { fleetHeights, levelOf, planetSlots, sizesOf } from "./layout";

const laptop = gridFor(786, 520);
const desktop = gridFor(1164, 802);
const phone = gridFor(390, 430);
const grids = { laptop, desktop, phone, REGULAR };

const galaxyOf = (grid: Grid) => {
  const galaxy = [];
  for (let q = -3; q <= 3; ++q)
    for (let r = -3; r <= 3; ++r) if (distance({ q, r }, { q: 0, r: 0 }) <= 3) galaxy.push(centreOf({ q, r }, grid));
  return galaxy;
};

describe("hexes", () => {
  it("reads spots, and tiles beside the galaxy have none", () => {
    expect(parseSpot("3,-1")).toEqual({ q: 3, r: -1 });
    expect(parseSpot("beside")).toBeNull();
    expect(parseSpot(null)).toBeNull();
  });

  it("are drawn out with a point on top in a wide panel, regular with a side on top in a tall one", () => {
    expect(laptop.pointy && desktop.pointy).toBe(true);
    expect(laptop.width / laptop.height).toBeCloseTo((1.34 * Math.sqrt(3)) / 2);
    expect(phone).toMatchObject({ pointy: false, width: 118 });
    expect(gridFor(1000, 1000).width).toBeGreaterThanOrEqual((92 * Math.sqrt(3)) / 2);
    // The galaxy fills the panel: at least nine tenths of its width.
    const scale = 510 / (5.5 * laptop.height);
    expect(7 * laptop.width * scale).toBeGreaterThan(0.9 * 786);
  });

  it("touch their neighbours and no others, in every grid", () => {
    for (const grid of Object.values(grids)) {
      const middle = centreOf({ q: 1, r: -2 }, grid);
      for (const step of Object.values(STEPS)) {
        const other = centreOf(add({ q: 1, r: -2 }, step), grid);
        const [dx, dy] = [Math.abs(other.x - middle.x), Math.abs(other.y - middle.y)];
        const sides = grid.pointy ? [[1, 0], [0.5, 0.75]] : [[0, 1], [0.75, 0.5]];
        expect(sides.some(([a = 0, b = 0]) => Math.abs(dx - a * grid.width) < 1e-9 && Math.abs(dy - b * grid.height) < 1e-9)).toBe(true);
      }
    }
  });

  it("steps with U I O / J K L as they lie: the upper row goes up, the opposite key leads back", () => {
    for (const grid of [phone, laptop]) {
      const steps = stepsOf(grid);
      for (const [there, back] of ["ul", "ik", "oj"].map((pair) => [pair[0] ?? "", pair[1] ?? ""] as const)) {
        const a = steps[there];
        const b = steps[back];
        expect(a && b && add(a, b)).toEqual({ q: 0, r: 0 });
        expect(a && centreOf(a, grid).y).toBeLessThanOrEqual(0);
      }
    }
    expect(centreOf(STEPS.i ?? { q: 0, r: 0 }).y).toBeLessThan(0);
  });

  it("counts steps between spots", () => {
    expect(distance({ q: 0, r: 0 }, { q: 3, r: -3 })).toBe(3);
    expect(distance({ q: -3, r: 0 }, { q: 3, r: 0 })).toBe(6);
  });

  it("draws the tile beside the galaxy in its upper left corner, inside its box, touching no other tile", () => {
    for (const grid of Object.values(grids)) {
      const galaxy = galaxyOf(grid);
      const beside = besideCentre(0, 3, grid);
      expect(boxAround([...galaxy, beside], grid)).toEqual(boxAround(galaxy, grid));
      for (const p of galaxy) {
        // In the measure of the hex the next middle is at least one hex away.
        const [dx, dy] = [(p.x - beside.x) / grid.width, (p.y - beside.y) / grid.height];
        const far = grid.pointy ? Math.hypot(dx, (dy * 0.866) / 0.75) : Math.hypot((dx * 0.866) / 0.75, dy);
        expect(far).toBeGreaterThan(1.04);
      }
    }
  });

  it("have six corners on their rim, and room that ends there", () => {
    for (const c of corners()) expect(Math.hypot(c.x, c.y)).toBeCloseTo(RADIUS);
    for (const grid of Object.values(grids))
      for (const c of corners(0, grid)) expect(Math.abs(c.x)).toBeCloseTo(roomAt(c.y, grid));
    expect(roomAt(0, laptop)).toBeCloseTo(laptop.width / 2);
  });
});

describe("slots", () => {
  it("has four levels by the width of a hex on the screen", () => {
    expect([69, 83, 84, 107, 134, 135, 161, 220, 221].map(levelOf)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3]);
  });

  it("keeps planets inside the hex and apart from each other", () => {
    for (const grid of [laptop, desktop, phone])
      for (const level of [0, 1] as const)
        for (const planets of [1, 2, 3])
          for (const fleets of [0, 1, 2]) {
            const slots = planetSlots({ planets, capital: false, fleets, holes: 0 }, grid, level);
            expect(slots).toHaveLength(planets);
            for (const { x, y, r } of slots) expect(Math.abs(x) + r + 2.6).toBeLessThan(roomAt(Math.abs(y) + r / 2, grid));
            for (const a of slots)
              for (const b of slots) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r + 5);
          }
  });

  it("puts fleets above and below worlds, in empty space in the middle", () => {
    const contents = { planets: 1, capital: false, fleets: 2, holes: 0 };
    const [first = 0, second = 0] = fleetHeights(contents, false, laptop, 1);
    expect(first).toBeLessThan(-20);
    expect(second).toBeGreaterThan(20);
    expect(fleetHeights({ ...contents, planets: 0, fleets: 1 }, false, laptop, 1)).toEqual([0]);
  });

  it("never writes below 10.2 px, and text keeps its size while one zooms in", () => {
    for (const width of [40, 60, 84, 107, 134, 161, 219, 300, 500]) {
      const scale = width / laptop.width;
      const { digit, name, count } = sizesOf(levelOf(width), scale);
      for (const size of [digit, name, count]) {
        expect(size * scale).toBeGreaterThan(10.19);
        expect(size * scale).toBeLessThan(17.1);
      }
    }
  });
});
