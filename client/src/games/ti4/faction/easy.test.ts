import { expect, test } from "vitest";
import { easyPeoples } from "../../ti/peoples/easy";
import { firstGameFactions } from "./easy";

test("16 a newcomer is dealt an easy faction, the others are all different and plain", () => {
  for (let i = 0; i < 40; ++i) {
    const dealt = firstGameFactions(4, () => (i * 0.618) % 1);
    expect(new Set(dealt).size).toBe(4);
    expect(easyPeoples).toContain(dealt[0]);
    expect(dealt).not.toContain("nekro");
  }
});
