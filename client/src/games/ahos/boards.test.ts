import { describe, expect, test } from "vitest";
import { changed } from "./changed";
import { readFacts } from "./facts";
import combat from "./fixtures/combat.json";
import mid from "./fixtures/mid.json";
import move from "./fixtures/move.json";
import pack from "./fixtures/pack.json";
import setup from "./fixtures/setup.json";
import { layoutOf, stepTo } from "./layout";
import { optionsAt, waysBetween } from "./map/lit";
import { optionIndex } from "./optionIndex";
import { racksOf } from "./reserves";
import { scores } from "./summary";
import type { AhosView } from "./view";
import { controller, readView } from "./viewHelp";
import { whyChoice } from "./why";

const facts = readFacts(pack);
function viewOf(raw: unknown): AhosView {
  const view = readView(raw);
  if (!view) throw new Error("not a view");
  return view;
}

describe("views", () => {
  test("scores come in the order of the seats", () => {
    expect(scores(mid.push.view).map(({ seat }) => seat)).toEqual(["red", "blue", "green", "yellow"]);
  });

  test("a system with units and no marker is controlled too", () => {
    const space = { ...viewOf(mid.push.view).spaces["28"]! };
    expect(space.owner).toBe("yellow");
    expect(controller({ ...space, owner: null, marker: "none" })).toBe("yellow");
  });

  test("what changed is named", () => {
    const after = structuredClone(mid.push.view);
    after.spaces["15"].units.red.fleets += 1;
    expect(changed(mid.push.view, after)).toEqual(["space:15"]);
  });
});

describe("combat", () => {
  test("the stored one says where it stands and what counts", () => {
    const fight = viewOf(combat.push.view).combat;
    expect(fight).toMatchObject({ space: "29", stage: "answers", margin: -2, winner: null });
    expect([fight?.attacker.strength, fight?.defender.strength]).toEqual([6, 8]);
    expect(viewOf(mid.push.view).combat).toBeNull();
  });
});

describe("Reserves", () => {
  test("F23: the room is what the server tells", () => {
    const told = { ...viewOf(mid.push.view).players.red!, reserve_one_capacity: 9, reserve_one_counted: 4 };
    expect(racksOf(told)[0]).toMatchObject({ zone: "r1", capacity: 9, counted: 4 });
  });
});

describe("the map", () => {
  const layout = layoutOf(facts, 802, 568);
  test("spaces keep apart and stay inside", () => {
    for (const [width, height] of [
      [802, 568],
      [1180, 840],
      [390, 430],
      [802, 470],
      [794, 420],
      [390, 350],
    ] as const) {
      const { at, radius } = layoutOf(facts, width, height);
      const points = [...at.values()];
      points.forEach((a, i) => {
        expect(a.x - radius).toBeGreaterThanOrEqual(0);
        expect(a.x + radius).toBeLessThanOrEqual(width);
        expect(a.y - radius).toBeGreaterThanOrEqual(0);
        expect(a.y + radius).toBeLessThanOrEqual(height);
        for (const b of points.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * radius + 8);
      });
    }
  });

  test("arrow keys go the way they point", () => {
    const near = Object.values(facts.spaces.get("19")?.links ?? {});
    expect(stepTo(layout, "19", near, 1, 0)).toBe("14");
    expect(stepTo(layout, "19", near, -1, 0)).toBe("18");
    expect(stepTo(layout, "19", near, 0, 1)).toBe("25");
    expect(stepTo(layout, "19", near, 0, -1)).toBe("13");
    expect(stepTo(layout, "1", [], 0, -1)).toBeNull();
  });

  test("a stack is lifted first, then its goals are lit", () => {
    const view = viewOf(move.push.view);
    const choosable = optionIndex(move.push.decision.options ?? []);
    const first = move.push.decision.options?.find((option) => option.choice.startsWith("move fleet"));
    const [, , from = "", to = ""] = first?.choice.split(" ") ?? [];
    expect(optionsAt(view, choosable, from).leaving.length).toBeGreaterThan(0);
    expect(optionsAt(view, choosable, from).here).toEqual([]);
    expect(waysBetween(choosable, from, to).map((option) => option.choice)).toContain(first?.choice);
  });

  test("set-up names systems, the map knows where they lie", () => {
    const view = viewOf(setup.push.view);
    const choosable = optionIndex(setup.push.decision.options ?? []);
    const lit = Object.keys(view.spaces).filter((id) => optionsAt(view, choosable, id).here.length > 0);
    expect(lit).toHaveLength(setup.push.decision.options?.length ?? 0);
  });
});

describe("why not", () => {
  const ask = (target: string, kind: string, view: unknown) => whyChoice(target, { seat: "red", kind }, view);
  test("a click becomes the choice it would have meant", () => {
    expect(ask("way:12>18", "move", move.push.view)).toBe("move fleet 12 18");
    expect(ask("space:15", "produce", mid.push.view)).toBe("build fleet 15");
    expect(ask("space:8", "respond", combat.push.view)).toBe("reinforce fleet 8");
    expect(ask("market:T10", "action", mid.push.view)).toBe("acquire T10");
    expect(ask("card:S1", "respond", combat.push.view)).toBe("use S1");
    expect(ask("choice:spend S1 matter", "respond", combat.push.view)).toBe("spend S1 matter");
  });
});
