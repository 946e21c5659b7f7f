import { describe, expect, it } from "vitest";
import { packFacts } from "./fixtures/load";
import { parseCounts, parseTsv } from "../ti/tsv";
import { noteOf } from "./pack";

const facts = packFacts();

describe("the pack", () => {
  it("skips comments and reads columns by name", () => {
    expect(parseTsv("# note\nid\tname\na\tAlpha\n\nb\tBeta\n")).toEqual([
      { id: "a", name: "Alpha" },
      { id: "b", name: "Beta" },
    ]);
  });

  it("has every kind of thing", () => {
    expect(facts.tiles.size).toBe(51);
    expect(facts.strategies.size).toBe(8);
    expect(facts.factions.get("sol")).toMatchObject({ name: "The Federation of Sol", homeTile: "1" });
    expect(facts.factions.get("sol")).toMatchObject({
      homePlanets: ["jord"],
      startingTechnologies: ["neural_motivator", "antimass_deflectors"],
      choosesTechnology: false,
    });
    expect(facts.factions.get("sol")?.startingUnits).toContainEqual({ unit: "infantry", count: 5 });
    expect(facts.factions.get("winnu")).toMatchObject({ startingTechnologies: [], choosesTechnology: true });
    expect(facts.spots.filter((one) => one.players === 3 && one.home !== null).map((one) => one.home)).toEqual([0, 1, 2]);
    expect(facts.planets.get("mecatol_rex")).toMatchObject({ tile: "18", resources: 1, influence: 6 });
    expect(facts.tiles.get("41")).toMatchObject({ anomaly: "gravity_rift", planets: [], wormhole: "" });
    expect(facts.objectives.get("corner_the_market")).toMatchObject({ deck: "stage_1", points: 1 });
    expect(facts.actionCards.size).toBeGreaterThan(50);
    expect(facts.agendas.size).toBeGreaterThan(30);
  });

  it("knows planets on both sides: tiles name existing planets, planets existing tiles", () => {
    for (const tile of facts.tiles.values())
      for (const id of tile.planets) expect(facts.planets.get(id)?.tile, id).toBe(tile.number);
  });

  it("reads prerequisites and upgrades", () => {
    expect(parseCounts("blue:1;red:2")).toEqual({ blue: 1, red: 2 });
    expect(parseCounts("none")).toEqual({});
    expect(facts.technologies.get("carrier_ii")?.upgrade).toBe(true);
    expect(facts.units.get("carrier_ii")).toMatchObject({ type: "carrier", upgrade: true });
    expect(facts.units.get("war_sun")?.upgrade).toBe(false);
  });

  it("turns a note into its face, those of factions by the faction of their owner", () => {
    expect(noteOf(facts, "ceasefire/red", () => null)?.name).toBe("Ceasefire");
    expect(noteOf(facts, "faction_note/red", (seat) => (seat === "red" ? "hacan" : null))?.name).toBe(
      "Trade Convoys",
    );
  });
});
