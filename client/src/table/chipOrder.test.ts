import { describe, expect, it } from "vitest";
import { manners as ti3 } from "../games/ti3/manners";
import { manners as ti4 } from "../games/ti4/manners";
import { hidesLoss, worstFirst } from "./chipOrder";

const chip = (step: string, bad = false) => ({ step, bad, loses: ti3.loses?.(step) === true });

describe("chips", () => {
  it("what is lost or refused is never the part that is counted as more", () => {
    const chips = ["move carrier a", "produce fighter b", "hit cruiser", "give blue 1"].map((step) => chip(step));
    chips.push(chip("move pds c", true));
    const shown = worstFirst(chips);
    expect(shown.map(({ step }) => step)).toEqual(["move pds c", "hit cruiser", "give blue 1", "move carrier a", "produce fighter b"]);
    expect(hidesLoss(shown, 3)).toBe(false);
    expect(hidesLoss(shown, 2)).toBe(true);
    expect(hidesLoss(shown, 99)).toBe(false);
  });

  it("each edition knows what it loses", () => {
    for (const step of ["hit cruiser", "remove fighter x", "scrap pds x", "discard sabotage", "break blue"]) expect(ti3.loses?.(step), step).toBe(true);
    for (const step of ["hit cruiser", "remove fighter 18", "discard sabotage", "give 2 trade_goods"]) expect(ti4.loses?.(step), step).toBe(true);
    for (const step of ["move cruiser x", "damage dreadnought", "exhaust lodor", "done"]) expect([ti3.loses?.(step), ti4.loses?.(step)], step).toEqual([false, false]);
  });
});
