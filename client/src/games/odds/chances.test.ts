import { describe, expect, it } from "vitest";
import { readChances, sharesOf } from "./chances";

const texts = (...chances: number[]) => sharesOf(chances).map((share) => share?.text ?? null);

describe("13.B odds in a bar", () => {
  it("percents add up to 100, however they round", () => {
    for (const chances of [[1 / 3, 1 / 3, 1 / 3], [0.625, 0.0649, 0.3101], [0.005, 0.005, 0.99], [0.145, 0.145, 0.71], [0.9999, 0, 0.0001]]) {
      const sum = sharesOf(chances).reduce((all, share) => all + (share?.percent ?? 0), 0);
      expect(sum, String(chances)).toBe(100);
    }
  });

  it("writes what is nearest", () => {
    expect(texts(0.62, 0.07, 0.31)).toEqual(["62", "7", "31"]);
    expect(texts(0.624, 0.07, 0.306)).toEqual(["62", "7", "31"]);
  });

  it("what is rarer than one in a hundred is under 1, what is nearly sure over 99", () => {
    expect(texts(0.9999, 0.00005, 0.00005)).toEqual([">99", "<1", "<1"]);
    expect(texts(0.993, 0, 0.007)).toEqual(["99", null, "<1"]);
    expect(texts(1, 0, 0)).toEqual(["100", null, null]);
  });

  it("a draw that cannot happen has no part", () => {
    expect(texts(0.4, 0, 0.6)).toEqual(["40", null, "60"]);
    expect(texts(0.4, 1e-12, 0.6)).toEqual(["40", null, "60"]);
  });
});

describe("an answer", () => {
  it("is read, with or without a draw", () => {
    expect(readChances({ attacker: 0.5, draw: 0.1, defender: 0.4 })).toEqual({ attacker: 0.5, draw: 0.1, defender: 0.4 });
    expect(readChances({ attacker: 0.5, defender: 0.5, worlds: 200 })).toEqual({ attacker: 0.5, draw: 0, defender: 0.5 });
  });

  it("of another shape is none", () => {
    for (const bad of [null, undefined, "no", {}, { attacker: 2, draw: 0, defender: 0 }, { attacker: "1", defender: 0 }]) expect(readChances(bad)).toBeNull();
  });
});
