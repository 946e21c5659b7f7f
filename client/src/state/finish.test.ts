import { describe, expect, test } from "vitest";
import { decisionOf } from "../net/fakeLine";
import { addsMore, endingWith, isRest, type Finish } from "./finish";

const move = decisionOf("red", "move", ["move cruiser 8", "done"]);
const commit = decisionOf("red", "commit", ["commit 1 lodor", "done"]);
const finish = (steps: string[], asked: Finish["asked"]): Finish => ({ steps, asked, seam: false });

describe("how a question ends", () => {
  test("13.A6 a ship that nobody chose is more than an end; a landing as proposed is not", () => {
    expect(addsMore(finish(["done", "move cruiser 8"], [{ after: 1, decision: move }]))).toBe(true);
    expect(addsMore(finish(["done", "done"], [{ after: 1, decision: move }]))).toBe(false);
    expect(addsMore(finish(["done", "commit 1 lodor"], [{ after: 1, decision: commit }]))).toBe(false);
    expect(addsMore(finish(["done"], []))).toBe(false);
  });

  test("the rest of a proposal is what goes on like it", () => {
    const end = finish(["done", "move cruiser 8", "commit 1 lodor"], []);
    expect(isRest(end, ["done", "move cruiser 8"])).toBe(true);
    expect(isRest(end, ["done", "move dreadnought 8"])).toBe(false);
    expect(isRest(end, [])).toBe(false);
  });

  test("one step further tried, its questions are asked behind that step", () => {
    const tried = { decision: move, finish: finish(["done", "commit 1 lodor"], [{ after: 1, decision: commit }]) };
    expect(endingWith("done", tried, true)).toMatchObject({
      steps: ["done", "done", "commit 1 lodor"],
      asked: [{ after: 1, decision: move }, { after: 2, decision: commit }],
      seam: false,
    });
    expect(endingWith("done", { seam: true }, false)).toEqual({ steps: ["done"], asked: [], seam: true, next: undefined });
    expect(endingWith("done", { decision: move }, true)).toMatchObject({ steps: ["done"], next: "move" });
  });
});
