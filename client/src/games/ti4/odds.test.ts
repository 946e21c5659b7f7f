import { describe, expect, it } from "vitest";
import { fixture, packFacts } from "./fixtures/load";
import { beforeRoll, readOdds, unitsAsked } from "../ti/fight/odds";
import { arrivalQuestion, expectedLoss, fightQuestion, fitsFight, landingQuestion } from "./odds";
import type { CombatView, Ti4View } from "./view";

const facts = packFacts();
const { view } = fixture("late");
const fight = view.combat as CombatView;
const stand = (red: Record<string, number>, black: Record<string, number>, more: Partial<CombatView> = {}): Ti4View => ({
  ...view,
  combat: {
    ...fight,
    system: "18",
    planet: null,
    round: 2,
    stage: "announce_retreat",
    attacker: { ...fight.attacker, seat: "red", to_assign: 0, retreats: false },
    defender: { ...fight.defender, seat: "black", to_assign: 0, retreats: false },
    ...more,
  },
  systems: { ...view.systems, "18": { spot: null, tokens: [], forces: { red, black } } },
});
const answer = (attackers: Record<string, number>, defenders: Record<string, number>, value = { attacker: 0, defender: 0 }) => ({
  attacker: 0.6,
  draw: 0.1,
  defender: 0.3,
  value,
  sides: { attacker: { seat: "red", units: attackers }, defender: { seat: "black", units: defenders } },
});

describe("F42 what is asked about a fight", () => {
  const calm = stand({ cruiser: 2 }, { dreadnought: 1 });

  it("only before the dice of a round, and not while hits are open", () => {
    expect(beforeRoll(calm.combat as CombatView)).toBe(true);
    for (const stage of ["start", "barrage", "attacker_rolls", "defender_rolls", "hits", "retreat", "round_end", "end"] as const)
      expect(fightQuestion(stand({ cruiser: 2 }, { dreadnought: 1 }, { stage }), false), stage).toBeNull();
    const open = { ...(calm.combat as CombatView).attacker, to_assign: 1 };
    expect(fightQuestion(stand({ cruiser: 2 }, { dreadnought: 1 }, { attacker: open }), false)).toBeNull();
  });

  it("the place, the sides and a retreat that is announced", () => {
    expect(fightQuestion(calm, false)).toMatchObject({ system: "18", attacker: "red", defender: "black", casualties: "table" });
    const flees = { ...(calm.combat as CombatView).defender, retreats: true };
    expect(fightQuestion(stand({ cruiser: 2 }, { dreadnought: 1 }, { defender: flees }), false)).toMatchObject({ defender_retreats: 1 });
    expect(fightQuestion(stand({}, {}, { planet: "lodor", stage: "start" }), false)).toMatchObject({ planet: "lodor" });
  });

  it("who stands there, damaged pieces once: a draft may have changed it", () => {
    const drafted = stand({ dreadnought: 2, damaged_dreadnought: 1, infantry: 3 }, { fighter: 4 });
    expect(fightQuestion(drafted, true)).toMatchObject({ attackers: { dreadnought: 1, damaged_dreadnought: 1, infantry: 3 }, defenders: { fighter: 4 } });
    // More than can be told: only what the server knows by itself.
    expect(fightQuestion(stand({ fighter: 41 }, { fighter: 4 }), true)).toBeNull();
    expect(fightQuestion(stand({ fighter: 41 }, { fighter: 4 }), false)).not.toHaveProperty("attackers");
    expect(unitsAsked({}, ["cruiser"])).toBeNull();
  });
});

describe("F42 an answer", () => {
  const now = stand({ dreadnought: 2, damaged_dreadnought: 1, infantry: 3 }, { fighter: 4 });

  it("that counted other ships is not shown", () => {
    const told = (fighter: number) => readOdds(answer({ dreadnought: 1, damaged_dreadnought: 1, infantry: 3 }, { fighter }));
    expect(told(4) && fitsFight(told(4)!, now)).toBe(true);
    expect(told(3) && fitsFight(told(3)!, now)).toBe(false);
  });

  it("tells what is lost on average", () => {
    const odds = readOdds(answer({ cruiser: 2, fighter: 2 }, { carrier: 1 }, { attacker: 3.5, defender: 3.2 }));
    expect(expectedLoss(odds!, "attacker", "red", now, facts, false)).toBeCloseTo(1.5);
    // What grew is no loss.
    expect(expectedLoss(odds!, "defender", "black", now, facts, false)).toBe(0);
    const landed = readOdds(answer({ infantry: 4 }, { infantry: 2 }, { attacker: 1.5, defender: 0.1 }));
    expect(expectedLoss(landed!, "attacker", "red", now, facts, true)).toBeCloseTo(1);
  });
});

describe("who comes", () => {
  it("what is under way is told, else all that could come", () => {
    expect(arrivalQuestion("18", "red", {})).toEqual({ system: "18", attacker: "red", casualties: "table" });
    expect(arrivalQuestion("18", "red", { cruiser: 2, fighter: 1 })).toMatchObject({ attackers: { cruiser: 2, fighter: 1 } });
    expect(arrivalQuestion("18", "red", { fighter: 50 })).toBeNull();
  });

  it("a landing is asked about where somebody stands and nothing would be bombarded twice", () => {
    const planet = Object.keys(view.planets).find((id) => view.planets[id]?.system === "18") ?? "";
    const place = { ...view.planets[planet]!, forces: { black: { infantry: 2 } } };
    const land = (fleet: Record<string, number>, forces = place.forces as Record<string, Record<string, number>>) =>
      landingQuestion({ ...stand(fleet, {}), viewer: "red", planets: { ...view.planets, [planet]: { ...place, forces } } }, facts, planet, { infantry: 2, fighters: 0 });
    expect(land({ carrier: 1 })).toEqual({ planet, attacker: "red", attackers: { infantry: 2 }, casualties: "table" });
    expect(land({ dreadnought: 1 })).toBeNull();
    expect(land({ carrier: 1 }, {})).toBeNull();
  });
});
