import { describe, expect, it } from "vitest";
import { changed } from "../ti/changes";
import { fixture, packFacts } from "./fixtures/load";
import { planetLabel, systemLabel } from "../ti/labels";
import { fromViewer } from "../ti/scene";
import { buildScene, upgradesOf } from "./scene";
import { missing, scoredBy, strategiesOf, sumsOf, techCounts, techTree, unitRowOf } from "./sheet";
import { words } from "./texts";

const facts = packFacts();
const nameOf = (seat: string): string => seat;

describe("scene", () => {
  it("places every tile of the view, with its planets", () => {
    const { view } = fixture("late");
    const scene = buildScene(view, facts);
    expect(scene.systems).toHaveLength(Object.keys(view.systems).length);
    expect(scene.systems.flatMap((s) => s.planets)).toHaveLength(Object.keys(view.planets).length);
    expect(scene.systems.find((s) => s.number === "18")?.middle).toEqual({ x: 0, y: 0 });
    expect(scene.free).toEqual([]);
  });

  it("F04: knows fleets by owner and type, dearest first, with damage", () => {
    const system = buildScene(fixture("late").view, facts).systems.find((s) => s.number === "37");
    expect(system?.active).toBe(true);
    expect(system?.fleets.map((f) => f.seat)).toEqual(["red", "black"]);
    expect(system?.fleets[1]?.groups).toEqual([
      { unit: "dreadnought", count: 3, damaged: 1, upgraded: expect.any(Boolean) as boolean },
      { unit: "infantry", count: 3, damaged: 0, upgraded: expect.any(Boolean) as boolean },
    ]);
    expect(system?.fleets[1]?.ships).toBe(3);
    expect(system?.tokens).toEqual(["black"]);
  });

  it("shows free places while the galaxy is built", () => {
    const scene = buildScene(fixture("start").view, facts);
    expect(scene.free.length + scene.systems.length).toBe(37);
  });

  it("begins with the viewer", () => {
    expect(fromViewer(["a", "b", "c"], "b")).toEqual(["b", "c", "a"]);
    expect(fromViewer(["a", "b"], null)).toEqual(["a", "b"]);
  });

  it("labels a system in the order number, name, planets, fleets, tokens, legal target", () => {
    const system = buildScene(fixture("late").view, facts).systems.find((s) => s.number === "37");
    if (!system) throw new Error("no 37");
    const label = systemLabel(system, nameOf, true, words);
    const order = [
      "37 Arinam, Meer",
      "1 resources, 2 influence",
      "red: dreadnought",
      "dreadnought × 3 (1 damaged)",
      "command tokens of black",
      "can be chosen",
    ];
    const at = order.map((part) => label.indexOf(part));
    expect(
      at.every((n) => n >= 0),
      label,
    ).toBe(true);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(planetLabel(system.planets[1] ?? system.planets[0]!, nameOf, words)).toContain("PDS");
  });

  it("tells what changed between two views", () => {
    const { view } = fixture("mid");
    const after = structuredClone(view);
    const system = after.systems["18"];
    const planet = Object.entries(after.planets).find(([, p]) => p.controller !== "blue");
    if (!system || !planet) throw new Error("fixture");
    system.tokens = [...system.tokens, "blue"];
    planet[1].controller = "blue";
    expect(changed(view, view)).toEqual([]);
    expect(changed(view, after)).toEqual(
      expect.arrayContaining(["system:18", `planet:${planet[0]}`, `system:${planet[1].system}`]),
    );
  });
});

describe("sheets", () => {
  const { view } = fixture("late");

  it("adds up planets ready and all", () => {
    for (const seat of Object.keys(view.players)) {
      const sums = sumsOf(view, facts, seat);
      expect(sums.resources.ready).toBeLessThanOrEqual(sums.resources.all);
      expect(sums.influence.all).toBe(
        (view.players[seat]?.planets ?? []).reduce((n, id) => n + (facts.planets.get(id)?.influence ?? 0), 0),
      );
    }
  });

  it("counts technologies by colour and finds upgraded units", () => {
    const counts = techCounts(view.players.red, facts);
    expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
    for (const seat of Object.keys(view.players)) {
      for (const unit of upgradesOf(view, facts, seat))
        expect(unitRowOf(view, facts, seat, unit)?.upgrade).toBe(true);
    }
  });

  it("F19: a tree has the faction technologies of its own seat only", () => {
    for (const [seat, player] of Object.entries(view.players)) {
      const faction = facts.factions.get(player.faction ?? "");
      const nodes = [...techTree(view, facts, seat).values()].flat();
      const own = nodes.filter(
        (n) =>
          n.tech.faction !== "" &&
          !player.technologies.includes(n.tech.id) &&
          !player.copied.includes(n.tech.id),
      );
      expect(own.every((n) => n.tech.faction === faction?.id)).toBe(true);
      for (const id of faction?.technologies ?? [])
        expect(
          nodes.some((n) => n.tech.id === id),
          id,
        ).toBe(true);
      expect(new Set(nodes.map((n) => n.tech.id)).size).toBe(nodes.length);
    }
  });

  it("says what is missing for a technology", () => {
    const fleet = facts.technologies.get("fleet_logistics");
    expect(fleet && missing(fleet, { blue: 1 })).toEqual({ blue: 1 });
    expect(fleet && missing(fleet, { blue: 2 })).toEqual({});
  });

  it("knows who has a strategy card and who scored", () => {
    const owners = Object.values(view.strategy_cards).filter((c) => c.owner).length;
    expect(Object.keys(view.players).flatMap((seat) => strategiesOf(view, seat))).toHaveLength(owners);
    for (const [seat, player] of Object.entries(view.players))
      for (const id of player.scored) expect(scoredBy(view, id)).toContain(seat);
  });
});
