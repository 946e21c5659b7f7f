import { describe, expect, it } from "vitest";
import { fixture, packFacts } from "../../ti4/fixtures/load";
import { buildScene } from "../../ti4/scene";
import { targets } from "../../ti4/targets";
import { placingOf } from "./placing";

const { push, view } = fixture("start");
const choosable = new Map<string, { choice: string; group: string }[]>();
for (const option of push.decision?.options ?? [])
  for (const key of targets(option.choice)) choosable.set(key, [...(choosable.get(key) ?? []), option]);

describe("13.F placing a tile", () => {
  it("with nothing in hand every place that any tile may take is open", () => {
    const { tile, open, refused } = placingOf(choosable, [], null);
    expect(tile).toBeNull();
    expect(open.size).toBe(9);
    expect(refused.size).toBe(0);
  });

  it("a tile in hand closes the places that are not for it", () => {
    const { tile, open, refused } = placingOf(choosable, [], "tile:39");
    expect(tile).toBe("39");
    expect(open.has("0,-2")).toBe(true);
    expect([...refused].sort()).toEqual(["1,-2", "2,-1"]);
  });

  it("what is drafted stays in hand; what the next question does not know closes nothing", () => {
    expect(placingOf(choosable, ["spot:0,-2", "tile:39"], null)).toMatchObject({ tile: "39", spot: "0,-2" });
    expect(placingOf(choosable, ["spot:0,-2", "tile:21"], null).refused.size).toBe(0);
  });

  it("homes are marked with whose they are", () => {
    const homes = buildScene(view, packFacts()).free.filter((place) => place.home !== null);
    expect(homes.map(({ spot, home }) => [spot, home])).toEqual([
      ["0,-3", "red"],
      ["3,-3", "blue"],
      ["3,0", "green"],
      ["0,3", "yellow"],
      ["-3,3", "purple"],
      ["-3,0", "black"],
    ]);
  });
});
