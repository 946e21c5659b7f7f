import { describe, expect, it } from "vitest";
import { dieKey, rerolls } from "../ti/fight/rerolls";
import { stagesOf } from "./combatStage";
import type { CombatView } from "./view";

const side = { seat: "red", hits: 0, to_assign: 0, damaged_now: {}, retreats: false, bonus: 0 };
const fight = (more: Partial<CombatView> = {}): CombatView => ({
  system: "18",
  planet: null,
  round: 1,
  stage: "start",
  attacker: side,
  defender: { ...side, seat: "blue" },
  ...more,
});

describe("stage line", () => {
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
});
