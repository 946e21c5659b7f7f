import { describe, expect, it } from "vitest";
import {
  add,
  besideCentre,
  boxAround,
  centreOf,
  corners,
  distance,
  HEX_HEIGHT,
  parseSpot,
  RADIUS,
  STEPS,
} from "./hex";
import { detailOf, isDense, planetRadius, planetSlots, plateOf, tokenSlot, typeSize } from "./layout";

describe("hexes", () => {
  it("reads spots, and tiles beside the galaxy have none", () => {
    expect(parseSpot("3,-1")).toEqual({ q: 3, r: -1 });
    expect(parseSpot("beside")).toBeNull();
    expect(parseSpot(null)).toBeNull();
  });

  it("puts neighbours at the distance of a hex, in both orientations", () => {
    for (const pointy of [false, true]) {
      const middle = centreOf({ q: 1, r: -2 }, pointy);
      for (const step of Object.values(STEPS)) {
        const other = centreOf(add({ q: 1, r: -2 }, step), pointy);
        expect(Math.hypot(other.x - middle.x, other.y - middle.y)).toBeCloseTo(HEX_HEIGHT);
      }
    }
  });

  it("steps with U I O / J K L as they lie: up is north, the opposite key leads back", () => {
    expect(centreOf(STEPS.i ?? { q: 0, r: 0 }).y).toBeLessThan(0);
    expect(centreOf(STEPS.u ?? { q: 0, r: 0 }).x).toBeLessThan(0);
    for (const [there, back] of [
      ["u", "l"],
      ["i", "k"],
      ["o", "j"],
    ] as const) {
      const a = STEPS[there];
      const b = STEPS[back];
      expect(a && b && add(a, b)).toEqual({ q: 0, r: 0 });
    }
  });

  it("counts steps between spots", () => {
    expect(distance({ q: 0, r: 0 }, { q: 3, r: -3 })).toBe(3);
    expect(distance({ q: -3, r: 0 }, { q: 3, r: 0 })).toBe(6);
  });

  it("draws the tile beside the galaxy inside its box, touching no other tile", () => {
    const galaxy = [];
    for (let q = -3; q <= 3; ++q)
      for (let r = -3; r <= 3; ++r)
        if (distance({ q, r }, { q: 0, r: 0 }) <= 3) galaxy.push(centreOf({ q, r }));
    const beside = besideCentre(0, 3);
    expect(boxAround([...galaxy, beside])).toEqual(boxAround(galaxy));
    for (const p of galaxy)
      expect(Math.hypot(p.x - beside.x, p.y - beside.y)).toBeGreaterThan(HEX_HEIGHT + 5);
  });

  it("has six corners at the radius", () => {
    for (const c of corners()) expect(Math.hypot(c.x, c.y)).toBeCloseTo(RADIUS);
  });
});

describe("slots", () => {
  it("has three levels of detail by the width of a hex", () => {
    expect([40, 63, 64, 94, 120, 121].map(detailOf)).toEqual([0, 0, 1, 1, 1, 2]);
  });

  it("keeps planets inside the hex and apart from each other", () => {
    for (const count of [1, 2, 3]) {
      const slots = planetSlots(count);
      const radius = planetRadius(8, count);
      for (const slot of slots) expect(Math.abs(slot.x) + radius).toBeLessThan(RADIUS);
      for (const a of slots)
        for (const b of slots)
          if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * radius);
    }
  });

  it("gives every seat its own place for command tokens, inside the rim", () => {
    const slots = Array.from({ length: 8 }, (_, i) => tokenSlot(i));
    expect(new Set(slots.map((s) => `${s.x},${s.y}`)).size).toBe(8);
    for (const s of slots) expect(Math.abs(s.x) + Math.abs(s.y) / Math.sqrt(3)).toBeLessThan(RADIUS);
    expect(slots.slice(0, 4).every((s) => s.x < 0)).toBe(true);
  });

  it("shows two types a row and counts the types that are left out", () => {
    expect(plateOf([1], 12).items).toHaveLength(1);
    expect(plateOf([1, 2, 3, 4], 12)).toMatchObject({ items: [{}, {}, {}, {}], more: null });
    const big = plateOf([1, 1, 2, 3, 4, 6], 12);
    expect(big.items).toHaveLength(3);
    expect(big.more?.types).toBe(3);
    expect(new Set(big.items.map((i) => i.y)).size).toBe(2);
  });

  it("never writes below 12 px", () => {
    for (const scale of [0.5, 0.7, 0.94, 1.4, 3]) expect(typeSize(scale) * scale).toBeGreaterThan(11.999);
    expect(isDense(0.7)).toBe(true);
    expect(isDense(0.94)).toBe(false);
  });
});
