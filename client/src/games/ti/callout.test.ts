import { describe, expect, it } from "vitest";
import { plannedIn } from "../ti4/stepPlan";
import { attackOn } from "./callout";
import { fleetOf, groupsOf, type FleetScene, type SystemScene } from "./scene";
import { SHIPS } from "./forces";

const fleet = (seat: string, unit: "cruiser" | "carrier" | "infantry", count: number, damaged = 0): FleetScene =>
  fleetOf(seat, [{ unit, count, damaged, upgraded: false }]);
const system = (more: Partial<SystemScene>): SystemScene => ({ id: "18", planets: [], fleets: [], arriving: null, ...more }) as unknown as SystemScene;
const garrison = (seat: string, pds: number) => ({ seat, units: groupsOf({ pds }, ["pds"], new Set()), leaders: [] });

describe("13.B the callout of a system", () => {
  const guarded = system({ fleets: [fleet("blue", "cruiser", 2)], planets: [{ garrisons: [garrison("blue", 2)] }, { garrisons: [garrison("red", 1)] }] as never });

  it("tells of a fight only where ships of another are and I could go", () => {
    expect(attackOn(guarded, "red", true)).toMatchObject({ enemy: { seat: "blue" }, coming: {}, cannons: 2 });
    expect(attackOn(guarded, "red", false)).toBeNull();
    expect(attackOn(guarded, null, true)).toBeNull();
    expect(attackOn(system({ fleets: [fleet("red", "cruiser", 1)] }), "red", true)).toBeNull();
    expect(attackOn(system({ fleets: [fleet("blue", "infantry", 1)] }), "red", true)).toBeNull();
  });

  it("ships under way count with those that are there, and only my own", () => {
    const coming = system({ fleets: [fleet("blue", "cruiser", 1), fleet("red", "carrier", 1)], arriving: fleet("red", "carrier", 2, 1) });
    expect(attackOn(coming, "red", false)?.coming).toEqual({ carrier: 3, damaged_carrier: 1 });
    expect(attackOn({ ...coming, arriving: fleet("green", "carrier", 2) }, "red", false)).toBeNull();
  });

  it("ships of a draft that others may answer first count as under way, in the active system alone", () => {
    const planned = plannedIn(["activate 18", "move carrier 16", "load infantry abyz", "load infantry abyz", "move damaged_dreadnought 17", "done"]);
    expect(planned).toEqual({ carrier: 1, infantry: 2, damaged_dreadnought: 1, dreadnought: 1 });
    expect(attackOn({ ...guarded, active: true }, "red", true, planned)?.coming).toEqual(planned);
    expect(attackOn({ ...guarded, active: false }, "red", true, planned)?.coming).toEqual({});
    expect(attackOn({ ...guarded, active: true }, "red", true)?.coming).toEqual({});
  });

  it("draws units dearest first", () => {
    expect(groupsOf({ fighter: 2, dreadnought: 1, damaged_dreadnought: 1 }, SHIPS, new Set()).map(({ unit, damaged }) => [unit, damaged])).toEqual([
      ["dreadnought", 1],
      ["fighter", 0],
    ]);
  });
});
