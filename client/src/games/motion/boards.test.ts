import { expect, test } from "vitest";
import { motionOf as ahos } from "../ahos/motion";
import { motionOf as ti3 } from "../ti3/motion";
import { motionOf as ti4 } from "../ti4/motion";

test("ti4: ships fly, losses and new units ring", () => {
  expect(ti4("unit_moved red damaged_dreadnought 16 18")).toEqual({ kind: "move", seat: "red", piece: "dreadnought", from: "16", to: "18" });
  expect(ti4("unit_destroyed blue fighter 18")).toMatchObject({ kind: "lost", at: "18" });
  expect(ti4("units_produced red 2 infantry jord")).toMatchObject({ kind: "built", piece: "infantry", at: "jord" });
  expect(ti4("card_drawn red sabotage")).toBeUndefined();
});

test("ahos: fleets fly, losses and new units ring", () => {
  expect(ahos("moved red fleet 12 18")).toEqual({ kind: "move", seat: "red", piece: "fleet", from: "12", to: "18" });
  expect(ahos("unit_lost blue star_base 18")).toMatchObject({ kind: "lost", at: "18" });
  expect(ahos("drew red 6")).toBeUndefined();
});

test("ti3: fighters and troops fly, too, and docks", () => {
  expect(ti3("fighters_moved red 3 sol_home quann_system")).toEqual({ kind: "move", seat: "red", piece: "fighter", from: "sol_home", to: "quann_system" });
  expect(ti3("dock_moved red jord quann")).toMatchObject({ piece: "space_dock", from: "jord", to: "quann" });
  expect(ti3("unit_destroyed blue damaged_dreadnought sol_home")).toMatchObject({ kind: "lost", piece: "dreadnought" });
  expect(ti3("card_drawn red sabotage")).toBeUndefined();
});
