import { describe, expect, it } from "vitest";
import { fixture, packFacts } from "../../ti4/fixtures/load";
import { buildScene } from "../../ti4/scene";
import { litOf, meaning } from "./legal";
import { gridFor } from "../hex";
import { allKeys, arrowFrom, legalOrder, stepFrom, walkFrom } from "./navigate";

const facts = packFacts();
const late = buildScene(fixture("late").view, facts);
const start = buildScene(fixture("start").view, facts);

describe("keys on the map", () => {
  it("step to neighbours and back, and stop at the rim", () => {
    for (const [there, back] of ["ul", "ik", "oj"].map((pair) => [pair[0] ?? "", pair[1] ?? ""] as const)) {
      const next = stepFrom(late, "18", there);
      expect(next).toBeDefined();
      expect(stepFrom(late, next ?? "", back)).toBe("18");
    }
    const north = late.systems.find((s) => s.spot === "0,-3");
    expect(stepFrom(late, north?.id ?? "", "i")).toBeUndefined();
  });

  it("step onto free places while the galaxy is built", () => {
    const free = start.free[0]?.spot ?? "";
    const around = ["u", "i", "o", "j", "k", "l"]
      .map((letter) => stepFrom(start, free, letter))
      .filter(Boolean);
    expect(around.length).toBeGreaterThan(1);
  });

  it("arrows go to the next system on the screen, and back, in every grid", () => {
    for (const [width, height] of [[786, 520], [390, 430], [500, 500]] as const) {
      const scene = buildScene(fixture("late").view, facts, gridFor(width, height));
      const spotOf = (key: string | undefined) => scene.systems.find((s) => s.id === key)?.middle;
      for (const [there, back, axis, sign] of [
        ["arrowup", "arrowdown", "y", -1],
        ["arrowright", "arrowleft", "x", 1],
      ] as const) {
        const next = arrowFrom(scene, "18", there);
        const at = spotOf(next);
        expect(at && at[axis] * sign).toBeGreaterThan(0);
        // A neighbour, none beyond.
        expect(Math.abs(at?.x ?? 999)).toBeLessThan(scene.grid.width * 1.05);
        expect(Math.abs(at?.y ?? 999)).toBeLessThan(scene.grid.height * 1.05);
        expect(arrowFrom(scene, next ?? "", back)).toBe("18");
      }
      // Every system can be reached with arrows alone.
      const seen = new Set(["18"]);
      for (const key of seen)
        for (const arrow of ["arrowup", "arrowdown", "arrowleft", "arrowright"]) {
          const to = arrowFrom(scene, key, arrow);
          if (to) seen.add(to);
        }
      expect(seen.size).toBe(scene.systems.length);
    }
  });

  it("walk through what is legal, in reading order, and round again", () => {
    const lit = litOf(["system:18", "system:37", "planet:creuss", "card:sabotage"]);
    const order = legalOrder(late, lit);
    expect([...order].sort()).toEqual(["18", "37", "51"]);
    expect(walkFrom(late, lit, order[2] ?? "", 1)).toBe(order[0]);
    expect(walkFrom(late, lit, order[0] ?? "", -1)).toBe(order[2]);
    expect(walkFrom(late, lit, "50", 1)).toBe(order[0]);
  });

  it("walk through everything when nothing is legal", () => {
    const keys = allKeys(late);
    expect(walkFrom(late, litOf([]), keys[0] ?? "", 1)).toBe(keys[1]);
  });
});

describe("what a click means", () => {
  const choosable = (...keys: string[]): Map<string, unknown> => new Map(keys.map((k) => [k, []]));

  it("is the innermost thing that can be chosen", () => {
    const under = ["piece:carrier@37", "system:37"];
    expect(meaning(under, choosable("system:37"), late)).toEqual(["system:37"]);
    expect(meaning(under, choosable("system:37", "piece:carrier@37"), late)).toEqual(["piece:carrier@37"]);
  });

  it("13.A1 is for the draft to find out where nothing can be chosen; a ship is only itself", () => {
    expect(meaning(["planet:meer", "system:37"], choosable("piece:infantry@8"), late)).toEqual(["planet:meer", "system:37"]);
    expect(meaning(["piece:carrier@37", "system:37"], choosable("planet:meer"), late)).toEqual(["piece:carrier@37"]);
    const cruisers = choosable("piece:cruiser@37", "system:37");
    expect(meaning(["piece:carrier@37", "system:37"], cruisers, late)).toEqual(["piece:carrier@37"]);
  });

  it("is the only planet of a system, but never another planet than the clicked one", () => {
    expect(meaning(["system:37"], choosable("planet:meer"), late)).toEqual(["planet:meer"]);
    expect(meaning(["planet:arinam", "system:37"], choosable("planet:meer"), late)).toEqual(["planet:arinam", "system:37"]);
    expect(meaning(["system:37"], choosable("planet:meer", "planet:arinam"), late)).toEqual(["system:37"]);
  });
});
