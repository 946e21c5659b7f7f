import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePanel } from "../games/board";
import type { View } from "../net/types";
import type { TableStore } from "../state/table.svelte";
import { FrameState } from "./frame.svelte";

const fight = { combat: {} } as unknown as View;
const peace = {} as unknown as View;

const panel = (id: string, lasts: boolean): GamePanel => ({
  id,
  title: () => id,
  wanted: (view) => "combat" in view,
  lasts,
  where: "side",
  Body: (() => undefined) as unknown as GamePanel["Body"],
});

/** A frame whose table shows `view`: of a draft if there are steps, otherwise what the server sent. */
function frameOf(sent: View, view: View, steps: string[]): FrameState {
  const table = { view, push: { view: sent }, decision: null, draft: { steps, decision: null, options: [], follow: () => undefined }, log: [] };
  const frame = new FrameState(table as unknown as TableStore, "nothing");
  frame.panels = [panel("combat", true), panel("bill", false)];
  return frame;
}
const open = (frame: FrameState) => frame.panelsOpen.at("side").map(({ id }) => id);

describe("panels of the game", () => {
  beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}"))));

  it("open while they are wanted", () => {
    expect(open(frameOf(fight, fight, []))).toEqual(["combat", "bill"]);
    expect(open(frameOf(peace, peace, []))).toEqual([]);
  });

  it("stay while a draft that ends them is not confirmed, and show what was before", () => {
    const frame = frameOf(fight, peace, ["hit cruiser"]);
    expect(open(frame)).toEqual(["combat"]);
    expect(frame.panelsOpen.viewOf(frame.panels[0] as GamePanel)).toBe(fight);
    // What a draft begins is shown as the draft has it.
    const begun = frameOf(peace, fight, ["activate 18"]);
    expect(open(begun)).toEqual(["combat", "bill"]);
    expect(begun.panelsOpen.viewOf(begun.panels[0] as GamePanel)).toBe(fight);
  });

  it("13.A3 make way for a question about the map, also in a draft that they outlive", () => {
    const about = { seat: "red", kind: "decide" };
    for (const [view, steps] of [[fight, []], [peace, ["play card"]]] as const) {
      const frame = frameOf(fight, view, [...steps]);
      frame.panels = [{ ...panel("combat", true), yields: (_, decision) => decision?.kind === "decide" }, panel("bill", true)];
      expect(open(frame)).toEqual(["combat", "bill"]);
      Object.assign(frame.table.draft, { asked: about });
      expect(open(frame)).toEqual(["bill"]);
    }
  });

  it("close when the player closes them", () => {
    const frame = frameOf(fight, peace, ["hit cruiser"]);
    frame.panelsOpen.toggle("combat");
    expect(open(frame)).toEqual([]);
  });
});
