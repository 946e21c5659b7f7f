import { describe, expect, it } from "vitest";
import { fixture, packFacts } from "../../ti4/fixtures/load";
import { gridFor } from "../hex";
import { buildScene } from "../../ti4/scene";
import { choices } from "./choices";
import { litOf } from "./legal";
import { waysOf } from "./ways";

const facts = packFacts();
const { view } = fixture("late");
const scene = buildScene(view, facts, gridFor(786, 520));
const numbers = scene.systems.map((s) => s.id);
const keys = (list: string[]): string[] => list.map((n) => `system:${n}`);
const names = (list: { id: string }[]): string[] => list.map((s) => s.id);

describe("what stands out while something is chosen", () => {
  it("a few targets are all useful; of many none is, unless the frame says which", () => {
    const few = numbers.slice(0, 5);
    expect(names(choices(scene, litOf(keys(few)), litOf([])).useful).sort()).toEqual([...few].sort());
    const many = choices(scene, litOf(keys(numbers.slice(0, 20))), litOf([]));
    expect(many.useful).toEqual([]);
    expect(many.reach).toHaveLength(20);
    const told = choices(scene, litOf(keys(numbers.slice(0, 20))), litOf([]), keys(numbers.slice(0, 3)));
    expect(told.useful).toHaveLength(3);
    expect(told.reach).toHaveLength(17);
  });

  it("nothing is veiled while no system is asked for; never the active or the chosen one", () => {
    expect(choices(scene, litOf(["planet:meer"]), litOf([])).far).toEqual([]);
    const active = scene.systems.find((s) => s.active)?.id ?? "";
    const [target = "", chosen = ""] = numbers.filter((n) => n !== active);
    const { far, chosen: done } = choices(scene, litOf(keys([target])), litOf(keys([chosen])));
    expect(names(done)).toEqual([chosen]);
    for (const n of [active, target, chosen]) expect(names(far)).not.toContain(n);
    expect(far).toHaveLength(scene.systems.length - 3);
  });
});

describe("ways", () => {
  it("one from each system that ships leave, with at most three of them", () => {
    const goal = scene.systems.find((s) => s.active)?.id ?? "";
    const [a = "", b = ""] = numbers.filter((n) => n !== goal);
    const ship = { unit: "cruiser" as const, damaged: false, infantry: 0, fighters: 0 };
    const ways = waysOf(scene, [
      { ...ship, count: 5, from: a },
      { ...ship, count: 1, from: b },
      { ...ship, count: 1, from: goal },
    ]);
    expect(ways.map((w) => [w.from, w.ships.length])).toEqual([
      [a, 3],
      [b, 1],
    ]);
  });
});
