import { describe, expect, test } from "vitest";
import { changed } from "./changed";
import { combatOf } from "./combat";
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
import { controller, readView, type AhosView, type PlayerView } from "./view";
import { whyChoice } from "./why";

const facts = readFacts(pack);
function viewOf(raw: unknown): AhosView {
  const view = readView(raw);
  if (!view) throw new Error("not a view");
  return view;
}

describe("views", () => {
  test("all stored positions can be read; nonsense cannot", () => {
    for (const fixture of [setup, mid, move, combat]) expect(readView(fixture.push.view)).not.toBeNull();
    expect(readView({})).toBeNull();
    expect(readView(null)).toBeNull();
  });

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

describe("combat track", () => {
  const picture = combatOf(facts, viewOf(combat.push.view))!;
  test("sums agree with what the server wrote", () => {
    // "Combat at 29 Orrery: blue (attacker) 6, red 8; red is ahead by 2."
    const told = /\(attacker\) (\d+), \w+ (\d+)/.exec(combat.push.decision.detail ?? "");
    expect([picture.attacker.sum, picture.defender.sum]).toEqual([Number(told?.[1]), Number(told?.[2])]);
    expect(picture.margin).toBe(-2);
    expect(picture.stage).toBe("answers");
  });

  test("Reserve cards count as they say", () => {
    const view = structuredClone(viewOf(combat.push.view));
    view.players.blue!.reserve_two = ["T02", "T03", "AGG2", "T01"];
    // Dreadnoughts 2, Super Dreadnoughts 4 (two fleets), Terror Weapons 2 as attacker, Space Mines not.
    expect(combatOf(facts, view)?.attacker.sum).toBe(6 + 2 + 4 + 2);
  });

  test("sums that the server tells are taken as they are", () => {
    const side = (seat: string | null, strength: number) => ({
      seat,
      strength,
      sources: [{ kind: "fleets", count: 2, strength: 4 }, { kind: "unheard of", count: 1, strength: 9 }],
      unknown: seat === null,
    });
    const view = structuredClone(viewOf(combat.push.view));
    view.combat = {
      space: "29",
      stage: "loser_losses",
      attacker: side("blue", 17),
      defender: side(null, 5),
      margin: 12,
      crossed: true,
      decided: true,
      winner: "attacker",
    };
    const told = combatOf(facts, view);
    expect(told).toMatchObject({ margin: 12, stage: "losses", winner: "attacker", crossed: true });
    expect(told?.attacker.sum).toBe(17);
    expect(told?.attacker.sources).toHaveLength(1);
    expect(told?.defender.unknown).toBe(true);
  });

  test("no combat, no track", () => expect(combatOf(facts, viewOf(mid.push.view))).toBeNull());
});

describe("Reserves", () => {
  test("F23: the room that the server tells wins over ours", () => {
    const told = { ...viewOf(mid.push.view).players.red!, reserve_one_capacity: 9, reserve_one_counted: 4 };
    expect(racksOf(facts, told)[0]).toMatchObject({ zone: "r1", capacity: 9, counted: 4 });
  });

  const player: PlayerView = { ...viewOf(mid.push.view).players.red!, tokens: [] };
  const capacity = (reserve: string[], tokens: string[] = []) =>
    racksOf(facts, { ...player, reserve_one: reserve, tokens }).map((rack) => [rack.counted, rack.capacity]);
  test("tokens and vaults make room", () => {
    expect(capacity([])).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(capacity([], ["D09", "D09"])).toEqual([
      [0, 4],
      [0, 4],
    ]);
    expect(capacity(["STO1"])).toEqual([
      [1, 3],
      [0, 3],
    ]);
  });
  test("Massed Armies and, with the gallery, Culture cards do not count", () => {
    expect(capacity(["T04", "CUL1"])).toEqual([
      [1, 2],
      [0, 2],
    ]);
    expect(capacity(["CUL2", "CUL1", "T27"])).toEqual([
      [1, 2],
      [0, 2],
    ]);
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
