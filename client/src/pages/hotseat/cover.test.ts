import { beforeEach, expect, test, vi } from "vitest";
import { decisionOf, pushOf } from "../../net/fakeLine";
import { askedOf, coverOf, passOf } from "./cover";
import { hotSeat } from "./hotSeat.svelte";

const calm = { on: true, seat: "red", opened: "red", window: null, openedWindow: null };

test("the seat that is asked is found among mine", () => {
  const pushes = {
    red: pushOf(1, { seat: "red", decision: decisionOf("blue") }),
    blue: pushOf(1, { seat: "blue", decision: decisionOf("blue") }),
  };
  expect(askedOf(["red", "blue"], pushes)).toBe("blue");
  expect(askedOf(["red"], pushes)).toBeNull();
});

test("a hand is covered until its owner opens it, and again when the eyes change", () => {
  expect(coverOf({ ...calm, opened: null })).toBe("seat");
  expect(coverOf(calm)).toBe("none");
  expect(coverOf({ ...calm, seat: "blue" })).toBe("seat");
  expect(coverOf({ ...calm, on: false, opened: null })).toBe("none");
});

test("a window asks everybody alike, whoever held the device before", () => {
  expect(coverOf({ ...calm, window: 7 })).toBe("window");
  expect(coverOf({ ...calm, window: 7, openedWindow: 7 })).toBe("none");
  expect(coverOf({ ...calm, window: 8, openedWindow: 7 })).toBe("window");
});

test("passing is what the server calls it", () => {
  const option = (choice: string) => ({ choice, group: "", text: "" });
  expect(passOf([option("play sabotage"), option("pass")])).toBe("pass");
  expect(passOf([option("decline")])).toBe("decline");
  expect(passOf(undefined)).toBe("pass");
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("a PIN opens only its own seat; without one a confirmation is enough", () => {
  expect(hotSeat.opens("t", "red", "")).toBe(true);
  hotSeat.setPin("t", "red", "1234");
  expect(hotSeat.hasPin("t", "red")).toBe(true);
  expect(hotSeat.opens("t", "red", "")).toBe(false);
  expect(hotSeat.opens("t", "red", "1234")).toBe(true);
  expect(hotSeat.opens("t", "blue", "")).toBe(true);
  hotSeat.setPin("t", "red", "");
  expect(hotSeat.opens("t", "red", "")).toBe(true);
});

test("covers can be switched off for one table", () => {
  expect(hotSeat.covers("u")).toBe(true);
  hotSeat.setCovers("u", false);
  expect(hotSeat.covers("u")).toBe(false);
  expect(hotSeat.covers("other")).toBe(true);
});
