import { afterEach, describe, expect, test } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { placesOf } from "../i18n/texts";
import { readFacts } from "./ahos/facts";
import ahosPack from "./ahos/fixtures/pack.json";
import { SAYINGS as AHOS } from "./ahos/sayings";
import { said as saidInAhos } from "./ahos/said";
import { en as ahosEn } from "./ahos/texts/sayings/en";
import { it as ahosIt } from "./ahos/texts/sayings/it";
import { pl as ahosPl } from "./ahos/texts/sayings/pl";
import { SAYINGS as TI3 } from "./ti3/sayings";
import { en as ti3En } from "./ti3/texts/sayings/en";
import { it as ti3It } from "./ti3/texts/sayings/it";
import { pl as ti3Pl } from "./ti3/texts/sayings/pl";
import { packFacts } from "./ti4/fixtures/load";
import { SAYINGS as TI4 } from "./ti4/sayings";
import { said as saidInTi4 } from "./ti4/said";
import { en as ti4En } from "./ti4/texts/sayings/en";
import { it as ti4It } from "./ti4/texts/sayings/it";
import { pl as ti4Pl } from "./ti4/texts/sayings/pl";

afterEach(() => setLanguage("en"));

describe.each([
  ["ti3", TI3, { en: ti3En, it: ti3It, pl: ti3Pl }],
  ["ti4", TI4, { en: ti4En, it: ti4It, pl: ti4Pl }],
  ["ahos", AHOS, { en: ahosEn, it: ahosIt, pl: ahosPl }],
])("sayings of %s", (_game, kinds, tables) => {
  test.each(["en", "it", "pl"] as const)("%s: every sentence uses all its arguments and no other", (tongue) => {
    const table: Record<string, string> = tables[tongue];
    expect(Object.keys(table).sort()).toEqual(Object.keys(kinds).sort());
    for (const [key, places] of Object.entries(kinds)) {
      expect(table[key]?.trim(), key).toBeTruthy();
      expect(placesOf(table[key] ?? ""), key).toEqual(Object.keys(places as object).sort());
    }
  });
});

describe("sentences", () => {
  const ti4 = packFacts();
  const fronts = {
    say: "fronts",
    attacker: "red",
    attacking: [{ say: "units_of", n: 2, piece: "cruiser" }, { say: "units_of", n: 1, piece: "damaged_dreadnought" }],
    defender: "blue",
    defending: [{ say: "no_units" }],
  };

  test("numbers choose the form of the word", () => {
    const owed = (n: number) => saidInTi4([{ say: "owed_trade_goods", n }], ti4);
    expect([owed(1), owed(3)]).toEqual(["Still owed: 1 trade good.", "Still owed: 3 trade goods."]);
    setLanguage("pl");
    expect([owed(1), owed(3), owed(5)]).toEqual([
      "Do zapłaty zostało: 1 towar.",
      "Do zapłaty zostało: 3 towary.",
      "Do zapłaty zostało: 5 towarów.",
    ]);
  });

  test("lists and things of the game", () => {
    expect(saidInTi4([fronts], ti4)).toBe("Red with 2 × cruiser, 1 × dreadnought (damaged) against Blue with nothing.");
    setLanguage("it");
    expect(saidInTi4([fronts], ti4)).toContain("Rosso con 2 × incrociatore");
  });

  test("cards say what they say in the pack of the reader", () => {
    const text = saidInTi4([{ say: "secondary_is", text: "leadership" }], ti4);
    expect(text).toBe(`Secondary ability: ${ti4.strategies.get("leadership")?.secondary}`);
    expect(saidInTi4([{ say: "agenda_card", text: "mutiny" }], ti4)).toMatch(/^Mutiny: .+/);
    expect(saidInTi4([{ say: "on_turn_start", seat: "none" }], ti4)).toBe("The turn of nobody begins.");
  });

  test("ahos: points by resource, places by their systems", () => {
    const facts = readFacts(ahosPack);
    const points = [{ say: "points", n: 2, resource: "energy" }];
    expect(saidInAhos([{ say: "still_owed", points }, { say: "into", space: "12" }], facts, null)).toBe(
      "Still owed: 2 Energy. Into 12.",
    );
  });
});
