import { describe, expect, it } from "vitest";
import { clickHalf, type Half, type Hand } from "./halves";

const targetsOf = (choice: string): string[] => {
  const [, tile, spot] = choice.split(" ");
  return [`spot:${spot}`, `tile:${tile}`];
};
const halfOf = (key: string): Half | undefined => (key.startsWith("tile:") ? "piece" : key.startsWith("spot:") ? "place" : undefined);

const all = ["tile 21 a", "tile 21 b", "tile 39 b"].map((choice) => ({ choice, group: "tile" }));
const click = (target: string, hand: Partial<Hand> = {}) =>
  clickHalf(target, { held: null, drafted: [], ...hand }, all.filter(({ choice }) => targetsOf(choice).includes(target)), targetsOf, halfOf);

describe("13.F a tile and its place", () => {
  it("either half first, then the other", () => {
    expect(click("tile:21")).toEqual({ does: "hold", held: "tile:21" });
    expect(click("spot:a", { held: "tile:21" })).toEqual({ does: "choose", choice: "tile 21 a" });
    expect(click("spot:b")).toEqual({ does: "hold", held: "spot:b" });
    expect(click("tile:39", { held: "spot:b" })).toEqual({ does: "choose", choice: "tile 39 b" });
  });

  it("another place moves the tile, another tile takes its place", () => {
    expect(click("spot:b", { drafted: ["spot:a", "tile:21"] })).toEqual({ does: "choose", choice: "tile 21 b" });
    expect(click("tile:39", { drafted: ["spot:b", "tile:21"] })).toEqual({ does: "choose", choice: "tile 39 b" });
  });

  it("another half of the same kind is held instead", () => {
    expect(click("tile:21", { held: "tile:39" })).toEqual({ does: "hold", held: "tile:21" });
  });

  it("what is in hand is put down, the other half stays", () => {
    expect(click("spot:a", { drafted: ["spot:a", "tile:21"] })).toEqual({ does: "hold", held: "tile:21" });
    expect(click("tile:21", { held: "tile:21" })).toEqual({ does: "hold", held: null });
  });

  it("what does not go together says why; the tile stays in hand", () => {
    expect(click("spot:a", { held: "tile:39" })).toEqual({ does: "why", partner: "tile:39", held: "tile:39" });
    expect(click("tile:39", { drafted: ["spot:a", "tile:21"] })).toEqual({ does: "why", partner: "spot:a", held: "tile:39" });
    expect(click("spot:c", { held: "tile:21" })).toEqual({ does: "why", partner: "tile:21", held: "tile:21" });
  });
});
