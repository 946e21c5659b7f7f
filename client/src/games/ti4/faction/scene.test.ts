import { describe, expect, it } from "vitest";
import { homeLooks } from "../../planets/homes";
import { sigilOf } from "../../sigils/sigils";
import { packFacts } from "../fixtures/load";
import { abilitiesOf } from "./facts";
import { HEIGHT, shipsOf, WIDTH, worldsOf } from "./scene";

const factions = [...packFacts().factions.values()];

describe("13.C the sheet of a faction", () => {
  it("every faction has its worlds, its coin and its abilities", () => {
    expect(factions).toHaveLength(17);
    for (const faction of factions) {
      expect(worldsOf(faction).map((world) => world.id), faction.key).toEqual(faction.homePlanets);
      for (const id of faction.homePlanets) expect(homeLooks[id], id).toBeDefined();
      expect(sigilOf(faction.key), faction.key).toBeDefined();
      expect(abilitiesOf(packFacts(), faction).length, faction.key).toBeGreaterThan(0);
      expect(faction.startingUnits.length, faction.key).toBeGreaterThan(0);
    }
  });

  it("its flagship flies before ships that it begins with, all in sight", () => {
    for (const faction of factions) {
      const ships = shipsOf(faction);
      expect(ships.at(-1)?.unit).toBe("flagship");
      for (const { unit, x, y, size } of ships) {
        if (unit !== "flagship") expect(faction.startingUnits.map((one) => one.unit), faction.key).toContain(unit);
        expect(x - size / 2).toBeGreaterThan(0);
        expect(x + size / 2).toBeLessThan(WIDTH);
        expect(y + size / 2).toBeLessThan(HEIGHT);
      }
    }
  });
});
