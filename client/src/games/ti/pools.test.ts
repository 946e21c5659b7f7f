import { expect, it } from "vitest";
import { readPools } from "./pools";

it("reads pools", () => {
  expect(readPools("pools 3 4 2")).toEqual({ verb: "pools", pools: [3, 4, 2] });
  expect(readPools("gain 0 1 2")?.verb).toBe("gain");
  expect(readPools("areas 3 4 2")?.pools).toEqual([3, 4, 2]);
  expect(readPools("pass")).toBeNull();
});
