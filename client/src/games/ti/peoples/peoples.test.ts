import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../../i18n/index.svelte";
import { homeLooks } from "../../planets/homes";
import { sigilOf } from "../../sigils/sigils";
import { packFacts as ti3Facts } from "../../ti3/fixtures/load";
import { peoplesOf as races } from "../../ti3/race/people";
import { packFacts as ti4Facts } from "../../ti4/fixtures/load";
import { peoplesOf as factions } from "../../ti4/faction/people";
import { HEIGHT, shipsOf, WIDTH, worldsOf } from "./picture";

afterEach(() => setLanguage("en"));

describe.each([
  ["ti3", 10, () => races(ti3Facts())],
  ["ti4", 17, () => factions(ti4Facts())],
] as const)("13.C the sheets of %s", (game, n, peoplesOf) => {
  it("show worlds, coin, abilities and what a people begins with", () => {
    const peoples = peoplesOf();
    expect(peoples).toHaveLength(n);
    for (const people of peoples) {
      expect(worldsOf(people).map(({ id }) => id), people.key).toEqual(people.worlds.map(({ id }) => id));
      for (const { id } of people.worlds) expect(homeLooks[id], id).toBeDefined();
      expect(people.worlds.length, people.key).toBeGreaterThan(0);
      expect(sigilOf(people.sigil), people.key).toBeDefined();
      expect(people.abilities.length, people.key).toBeGreaterThan(0);
      expect(people.units.length, people.key).toBeGreaterThan(0);
      expect(people.start.length, people.key).toBeGreaterThan(0);
    }
  });

  it("fly the flagship or the biggest ship before others that it begins with, all in sight", () => {
    for (const people of peoplesOf()) {
      const ships = shipsOf(people);
      expect(ships.at(-1)?.unit === "flagship", people.key).toBe(game === "ti4");
      for (const { unit, x, y, size } of ships) {
        if (unit !== "flagship") expect(people.units.map((one) => one.unit), people.key).toContain(unit);
        expect(x - size / 2).toBeGreaterThan(0);
        expect(x + size / 2).toBeLessThan(WIDTH);
        expect(y + size / 2).toBeLessThan(HEIGHT);
      }
    }
  });

  it.each(["en", "it", "pl"] as const)("say in %s how each plays, and name no id", (tongue) => {
    setLanguage(tongue);
    for (const { key, plays, start } of peoplesOf()) {
      expect(plays.length, key).toBeGreaterThan(30);
      for (const { text } of start) expect(text, key).not.toMatch(/[a-z]_[a-z]|\{|undefined/);
    }
  });
});
