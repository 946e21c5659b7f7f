import { describe, expect, it } from "vitest";
import type { FightRound } from "../ti/fight/rounds";
import { fightSides, type Drafted } from "./fightSides";
import { fixture, packFacts } from "./fixtures/load";
import type { CombatView, Ti4View } from "./view";

const facts = packFacts();
const { view: late } = fixture("late");
const side = { hits: 0, to_assign: 0, damaged_now: {}, retreats: false, bonus: 0 };
const view: Ti4View = {
  ...late,
  viewer: "red",
  combat: { system: "18", planet: null, round: 1, stage: "hits", attacker: { ...side, seat: "red" }, defender: { ...side, seat: "black" } } as CombatView,
  systems: { ...late.systems, "18": { spot: null, tokens: [], forces: { red: { dreadnought: 2, damaged_dreadnought: 1, fighter: 3, infantry: 2 }, black: { cruiser: 1 } } } },
};
const none: Drafted = { steps: [], plan: [], seam: false };
const round: FightRound = { round: 1, rolls: [], losses: [{ seat: "black", unit: "cruiser", destroyed: true, after: 2 }] };
const red = (draft: Drafted, now = view) => fightSides(now, facts, [round], round, draft)[0]!;
const group = (unit: string, draft: Drafted, now = view) => red(draft, now).groups.find((one) => one.unit === unit);

describe("13.B who stands on the stage", () => {
  it("what the last roll took is still seen", () => {
    const black = fightSides(view, facts, [round], round, none)[1];
    expect(black?.groups).toMatchObject([{ unit: "cruiser", count: 1, lost: 1 }]);
  });

  it("infantry is on board, unless it rolls dice", () => {
    expect(red(none).aboard).toBe(2);
    expect(group("infantry", none)).toBeUndefined();
    const rolled: FightRound = { ...round, rolls: [{ seat: "red", kind: "combat", hits: 0, dice: [{ unit: "infantry", face: 1, needs: 8 }] }] };
    expect(fightSides(view, facts, [rolled], rolled, none)[0]).toMatchObject({ aboard: 0 });
  });

  it("hits of a draft that ends at a seam are taken here: the view is the one before", () => {
    const steps = ["sustain dreadnought", "hit fighter", "hit fighter"];
    const draft = { steps, plan: steps, seam: true };
    expect(group("fighter", draft)).toMatchObject({ count: 1, lost: 2 });
    expect(group("dreadnought", draft)).toMatchObject({ count: 2, damaged: 2, fresh: 1, lost: 0 });
    expect(group("dreadnought", { steps: ["hit damaged_dreadnought"], plan: ["hit damaged_dreadnought"], seam: true })).toMatchObject({ count: 1, damaged: 0, lost: 1 });
  });

  it("hits that the view shows already are not taken twice", () => {
    const steps = ["hit fighter"];
    expect(group("fighter", { steps, plan: [...steps, "hit fighter"], seam: false })).toMatchObject({ count: 2, lost: 2 });
  });
});
