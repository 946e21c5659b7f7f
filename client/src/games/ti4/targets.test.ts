import { describe, expect, it } from "vitest";
import { fixture, optionTexts, packFacts } from "./fixtures/load";
import { faces, PLACELESS, targets, whyChoice } from "./targets";

const facts = packFacts();
const SEATS = ["red", "blue", "green", "yellow", "purple", "black"];
const UNITS = [
  "flagship",
  "war_sun",
  "dreadnought",
  "carrier",
  "cruiser",
  "destroyer",
  "fighter",
  "infantry",
  "pds",
  "space_dock",
];

/** Whether the thing exists: in the pack, on the map or among the seats. */
function exists(key: string): boolean {
  const cut = key.indexOf(":");
  const name = key.slice(cut + 1);
  const place = (word: string): boolean => facts.tiles.has(word) || facts.planets.has(word);
  switch (key.slice(0, cut)) {
    case "system":
    case "tile":
      return facts.tiles.has(name);
    case "planet":
      return facts.planets.has(name);
    case "spot":
      return facts.spots.some((s) => s.spot === name);
    case "piece": {
      const [unit = "", where] = name.split("@");
      return UNITS.includes(unit) && (where === undefined || place(where));
    }
    case "unit":
      return UNITS.includes(name);
    case "seat":
      return SEATS.includes(name);
    case "card":
      return facts.actionCards.has(name);
    case "note": {
      const [kind = "", seat = ""] = name.split("/");
      return (kind === "faction_note" || facts.notes.has(kind)) && SEATS.includes(seat);
    }
    case "technology":
      return facts.technologies.has(name);
    case "ability":
      return facts.abilities.has(name);
    case "strategy":
      return facts.strategies.has(name);
    case "objective":
      return facts.objectives.has(name);
    case "agenda":
    case "law":
      return facts.agendas.has(name);
    case "faction":
      return facts.factions.has(name);
    case "outcome":
      return ["for", "against", "none"].includes(name);
    case "pool":
      return ["tactic", "fleet", "strategy", "all"].includes(name);
    case "give":
    case "want":
      return ["trade_goods", "commodities"].includes(name);
    case "die":
      return UNITS.includes(name.split("@")[0] ?? "");
    default:
      return false;
  }
}

describe("targets", () => {
  const texts = optionTexts();

  it("was tried on thousands of choices of real games", () => {
    expect(texts.length).toBeGreaterThan(3000);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("names existing things for every one of them, or the verb is known to be placeless", () => {
    const wrong: string[] = [];
    for (const choice of texts) {
      const keys = targets(choice, facts);
      const verb = choice.split(" ")[0] ?? "";
      if (keys.length === 0 ? !PLACELESS.has(verb) : !keys.every(exists))
        wrong.push(`${choice} -> ${keys.join(" ")}`);
    }
    expect(wrong).toEqual([]);
  });

  it("F24, F35: tells what is clicked on the map", () => {
    expect(targets("activate 18", facts)).toEqual(["system:18"]);
    expect(targets("move damaged_dreadnought 16", facts)).toEqual(["piece:dreadnought@16", "system:16"]);
    expect(targets("load infantry lodor", facts)).toEqual(["piece:infantry@lodor", "planet:lodor"]);
    expect(targets("commit 2 lodor", facts)[0]).toBe("planet:lodor");
    expect(targets("commit 2 fighters lodor", facts)[0]).toBe("planet:lodor");
    expect(targets("produce carrier 16", facts)).toEqual(["system:16", "unit:carrier"]);
    expect(targets("place pds jord", facts)[0]).toBe("planet:jord");
    expect(targets("tile 27 0,-2", facts)).toEqual(["spot:0,-2", "tile:27"]);
    expect(targets("unit red carrier 16", facts)).toEqual(["piece:carrier@16", "system:16", "seat:red"]);
    expect(targets("remove_custodians", facts)).toEqual(["planet:mecatol_rex"]);
  });

  it("tells words of `use`, `vote` and `give` apart by the pack", () => {
    expect(targets("use gravity_drive", facts)).toEqual(["technology:gravity_drive"]);
    expect(targets("use ceasefire/red", facts)).toEqual(["note:ceasefire/red"]);
    expect(targets("use orbital_drop", facts)).toEqual(["ability:orbital_drop"]);
    expect(targets("vote for", facts)).toEqual(["outcome:for"]);
    expect(targets("vote blue", facts)).toEqual(["seat:blue"]);
    expect(targets("vote lodor", facts)).toEqual(["planet:lodor"]);
    expect(targets("give 2 trade_goods", facts)).toEqual(["give:trade_goods"]);
    expect(targets("give direct_hit", facts)).toEqual(["card:direct_hit"]);
    expect(targets("want faction_note/blue", facts)).toEqual(["note:faction_note/blue"]);
  });

  it("joins every option of the stored positions to something", () => {
    for (const name of ["start", "mid", "late", "agenda", "trade", "research", "move"]) {
      for (const option of fixture(name).push.decision?.options ?? []) {
        const keys = targets(option.choice, facts);
        if (keys.length === 0) expect(PLACELESS).toContain(option.choice.split(" ")[0]);
      }
    }
  });

  it("names a face only where one is surely on the screen, so that the frame writes the rest out", () => {
    for (const choice of [
      "offer blue",
      "hit fighter",
      "score corner_the_market",
      "strategic trade",
      "use gravity_drive",
      "from fleet",
    ])
      expect(faces(choice, facts), choice).toEqual([]);
    for (const choice of [
      "faction sol",
      "activate 18",
      "move carrier 16",
      "exhaust jord",
      "play sabotage",
      "use ceasefire/red",
      "vote for",
      "give 1 commodities",
      "keep threaten_enemies",
    ])
      expect(faces(choice, facts), choice).toEqual(targets(choice, facts));
  });

  it("turns a click on a dimmed thing into a choice the server can explain", () => {
    const ships = (): string[] => ["cruiser"];
    expect(whyChoice("system:18", "action", ships)).toBe("activate 18");
    expect(whyChoice("system:18", "move", ships)).toBe("move cruiser 18");
    expect(whyChoice("planet:lodor", "commit", ships)).toBe("commit 1 lodor");
    expect(whyChoice("strategy:trade", "take_strategy", ships)).toBe("take trade");
    expect(whyChoice("technology:gravity_drive", "research", ships)).toBe("research gravity_drive");
    expect(whyChoice("piece:carrier@16", "move", ships)).toBe("move carrier 16");
    expect(whyChoice("outcome:for", "vote", ships)).toBeUndefined();
    // The unit whose plus was pressed, not any ship.
    expect(whyChoice("unit:dreadnought@16", "produce", ships)).toBe("produce dreadnought 16");
    expect(whyChoice("unit:infantry@lodor", "produce", ships)).toBe("produce infantry lodor");
  });
});
