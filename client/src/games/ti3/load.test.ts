import { expect, it } from "vitest";
import { readLoad } from "./load";

it("a load is units and leaders", () => {
  expect(readLoad("2gf+1pds+l1")).toEqual({ units: { ground_force: 2, pds: 1 }, leaders: 1 });
  expect(readLoad("1mu+1dmu")).toEqual({ units: { mechanized_unit: 2, damaged_mechanized_unit: 1 }, leaders: 0 });
  expect(readLoad("empty")).toEqual({ units: {}, leaders: 0 });
});
