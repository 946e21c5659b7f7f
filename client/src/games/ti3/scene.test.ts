import { describe, expect, it } from "vitest";
import { systemLabel } from "../ti/labels";
import { sizesOf } from "../ti/layout";
import { marksOf } from "../ti/map/marks";
import { reckon } from "../ti/map/measure";
import { fixture, packFacts } from "./fixtures/load";
import { buildScene, tileScene } from "./scene";
import { depthOf, meets, sumsOf } from "./sheet";
import { words } from "./texts";

const facts = packFacts();
const { view } = fixture("mid");

describe("the galaxy of ti3", () => {
  it("places every system of the view, with its planets and fleets", () => {
    const scene = buildScene(view, facts);
    expect(scene.systems).toHaveLength(Object.keys(view.systems).length);
    expect(scene.systems.flatMap((s) => s.planets)).toHaveLength(Object.keys(view.planets).length);
    expect(scene.systems.find((s) => s.capital)?.middle).toEqual({ x: 0, y: 0 });
    const fleets = Object.values(view.systems).flatMap((s) => Object.keys(s.forces));
    expect(scene.systems.flatMap((s) => s.fleets)).toHaveLength(fleets.length);
  });

  it("what ships carry stands with them, and ship by ship", () => {
    const now = structuredClone(view);
    const [id = "", system] = Object.entries(now.systems).find(([, s]) => Object.keys(s.forces).length === 1) ?? [];
    const [seat = ""] = Object.keys(system?.forces ?? {});
    if (!system) throw new Error("no fleet");
    system.forces[seat] = { carrier: 2, damaged_dreadnought: 1, dreadnought: 1 };
    system.aboard[seat] = { ground_force: 3, pds: 1 };
    system.loads[seat] = [{ ship: "carrier", load: "3gf+1pds", units: { ground_force: 3, pds: 1 }, leaders: ["leader_hacan_carth"] }];
    const fleet = buildScene(now, facts).systems.find((s) => s.id === id)?.fleets[0];
    expect(fleet?.groups.map(({ unit, count, damaged }) => [unit, count, damaged])).toEqual([
      ["dreadnought", 1, 1],
      ["carrier", 2, 0],
      ["ground_force", 3, 0],
      ["pds", 1, 0],
    ]);
    expect(fleet?.ships).toBe(3);
    expect(fleet?.loads).toMatchObject([{ ship: "carrier", leaders: ["Carth (scientist)"], kinds: ["scientist"], cargo: [{ unit: "ground_force" }, { unit: "pds" }] }]);
  });

  it("leaders have a mark on their world, whose ever they are", () => {
    const now = structuredClone(view);
    const [id = "", planet] = Object.entries(now.planets).find(([, one]) => one.controller && Object.keys(one.forces[one.controller] ?? {}).length > 0) ?? [];
    if (!planet) throw new Error("fixture");
    planet.leaders = ["leader_hacan_carth", "leader_hacan_harrugh"];
    const world = buildScene(now, facts).systems.flatMap((s) => s.planets).find((p) => p.id === id);
    if (!world) throw new Error("no planet");
    const wish = { layer: "all", sizes: sizesOf(1, 1), values: true, measure: reckon } as const;
    const marks = marksOf(world, { x: 0, y: 0, r: 17, small: false } as never, wish);
    expect(marks.leaders).toMatchObject({ seat: planet.controller, kind: "scientist", n: 2, names: "Carth (scientist), Harrugh (general)" });
  });

  it("a domain counter is told as far as it is known", () => {
    const now = structuredClone(view);
    const [lodor, quann] = [now.planets.lodor, now.planets.quann];
    if (!lodor || !quann) throw new Error("fixture");
    [lodor.domain_counter, quann.domain_counter] = ["hidden", "radiation"];
    const planets = buildScene(now, facts).systems.flatMap((s) => s.planets);
    expect(planets.find((p) => p.id === "lodor")?.counter).toBe("");
    expect(planets.find((p) => p.id === "quann")?.counter).toBe("Radiation");
    expect(planets.find((p) => p.id === "jord")?.counter).toBeNull();
  });

  it("a tile in the hand has no number, and a name", () => {
    const nebula = tileScene("nebula_1", facts);
    expect(nebula).toMatchObject({ number: "", anomaly: "nebula", capital: false });
    expect(systemLabel(nebula, (seat) => seat, true, words)).toBe("nebula. can be chosen");
    expect(tileScene("mecatol_rex_system", facts).capital).toBe(true);
  });
});

describe("sheets of ti3", () => {
  it("planets are added up, ready and all", () => {
    for (const seat of Object.keys(view.players)) {
      const { resources } = sumsOf(view, facts, seat);
      expect(resources.ready).toBeLessThanOrEqual(resources.all);
      expect(resources.all).toBeGreaterThan(0);
    }
  });

  it("AND needs both, OR one of them", () => {
    const cybernetics = facts.technologies.get("cybernetics");
    const deflector = facts.technologies.get("light_wave_deflector");
    if (!cybernetics || !deflector) throw new Error("pack");
    expect(meets(cybernetics, new Set(["antimass_deflectors"]))).toBe(true);
    expect(meets(cybernetics, new Set())).toBe(false);
    expect(meets(deflector, new Set(["xrd_transporters"]))).toBe(false);
    expect(meets(deflector, new Set(["xrd_transporters", "magen_defense_grid"]))).toBe(true);
    expect(depthOf("antimass_deflectors", facts)).toBe(0);
    expect(depthOf("cybernetics", facts)).toBe(1);
  });
});
