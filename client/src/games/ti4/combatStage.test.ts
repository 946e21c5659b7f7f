import { describe, expect, it } from "vitest";
import { dieKey, groupsByNeed, rerolls, stageNow, stagesOf } from "./combatStage";
import type { CombatView } from "./view";

const side = { seat: "red", hits: 0, retreats: false, bonus: 0 };
const fight = (more: Partial<CombatView> = {}): CombatView => ({
  system: "18",
  planet: null,
  round: 1,
  attacker: side,
  defender: { ...side, seat: "blue" },
  ...more,
});
const asked = (kind: string) => ({ seat: "red", kind });

describe("stage line", () => {
  it("believes the server first, then the question", () => {
    expect(stageNow(fight({ stage: "barrage_hits" }), asked("assign_hits"))).toBe("barrage");
    expect(stageNow(fight({ stage: "assign" }), null)).toBe("hits");
    expect(stageNow(fight(), asked("assign_hits"))).toBe("hits");
    expect(stageNow(fight(), null)).toBeNull();
    expect(stageNow(fight({ stage: "something new" }), null)).toBeNull();
  });

  it("whose dice fall is told by the roll", () => {
    expect(stageNow(fight({ stage: "roll" }), null, null)).toBe("attacker_rolls");
    expect(stageNow(fight({ stage: "roll" }), null, "red")).toBe("attacker_rolls");
    expect(stageNow(fight({ stage: "roll" }), null, "blue")).toBe("defender_rolls");
    expect(stageNow(fight({ stage: "round_start", planet: "lodor" }), null)).toBeNull();
  });

  it("on the ground nobody retreats and nothing bars fighters", () => {
    expect(stagesOf(fight({ planet: "lodor" }))).not.toContain("retreat");
    expect(stagesOf(fight())).toContain("barrage");
  });
});

describe("dice", () => {
  it("F46: a die that may be rolled again is known by unit and face", () => {
    const found = rerolls(["reroll infantry 3", "done", "die cruiser 10"]);
    expect(found.get(dieKey({ unit: "infantry", face: 3 }))).toBe("reroll infantry 3");
    expect(found.get("cruiser@10")).toBe("die cruiser 10");
    expect(found.size).toBe(2);
  });

  it("are grouped by what they need", () => {
    const dice = [{ goal: 9 }, { goal: null }, { goal: 5 }, { goal: 9 }];
    expect(groupsByNeed(dice).map((group) => [group.goal, group.dice.length])).toEqual([
      [5, 1],
      [9, 2],
      [null, 1],
    ]);
  });
});
