import { describe, expect, it } from "vitest";
import { readOdds } from "../ti/fight/odds";
import { fixture, packFacts } from "./fixtures/load";
import { arrivalQuestion, battleQuestion, expectedLoss, fitsBattle } from "./odds";
import type { BattleSideView, BattleView, Ti3View } from "./view";

const facts = packFacts();
const { view } = fixture("mid");
const side = (seat: string | null): BattleSideView => ({ seat, to_assign: 0, hits: 0, retreats: false, bonus: 0 }) as unknown as BattleSideView;
const lodor = "lodor_system";

function stand(red: Record<string, number>, blue: Record<string, number>, more: Partial<BattleView> = {}): Ti3View {
  const battle: BattleView = { system: lodor, planet: null, round: 1, stage: "announce_retreat", attacker: side("red"), defender: side("blue"), locals: 0, ...more };
  const place = { ...view.systems[lodor]!, forces: { red, blue } };
  return { ...view, battle, systems: { ...view.systems, [lodor]: place } };
}

describe("odds of ti3", () => {
  it("are asked before the dice of a round, with what stands there", () => {
    expect(battleQuestion(stand({ cruiser: 2 }, { dreadnought: 2, damaged_dreadnought: 1 }), true)).toEqual({
      system: lodor,
      attacker: "red",
      defender: "blue",
      casualties: "table",
      attackers: { cruiser: 2 },
      defenders: { dreadnought: 1, damaged_dreadnought: 1 },
    });
    expect(battleQuestion(stand({ cruiser: 2 }, { cruiser: 1 }, { stage: "losses" }), false)).toBeNull();
    expect(battleQuestion(stand({ cruiser: 2 }, {}, { defender: side(null), locals: 2 }), false)).toBeNull();
    expect(arrivalQuestion(lodor, "red", {})).toEqual({ system: lodor, attacker: "red", casualties: "table" });
  });

  it("of other ships are not shown; losses are told in resources", () => {
    const now = stand({ cruiser: 2 }, { carrier: 1 });
    const told = (cruiser: number) =>
      readOdds({
        attacker: 0.5,
        draw: 0.1,
        defender: 0.4,
        value: { attacker: 2.5, defender: 1 },
        sides: { attacker: { units: { cruiser } }, defender: { units: { carrier: 1 } } },
      })!;
    expect(fitsBattle(told(2), now)).toBe(true);
    expect(fitsBattle(told(3), now)).toBe(false);
    expect(expectedLoss(told(2), "attacker", facts, false)).toBeCloseTo(1.5);
    expect(expectedLoss(told(2), "defender", facts, false)).toBeCloseTo(2);
  });
});
