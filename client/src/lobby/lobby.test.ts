import { expect, test } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import type { SeatInfo } from "../net/types";
import { changeSeat, swapMessage, swapOf } from "./seatChange";
import { whyOff } from "./whyOff";

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: name,
  name: "",
  bot: "",
  taken: false,
  mine: false,
  ...more,
});
const red = seat("red", { taken: true, mine: true, name: "Anna" });

test("Start says why it is off", () => {
  setLanguage("en");
  expect(whyOff({ owner: true, seats: [red, seat("blue", { bot: "greedy" })] })).toBe("");
  expect(whyOff({ owner: true, seats: [red, seat("blue")] })).toContain("1 seat is still free");
  expect(whyOff({ owner: false, seats: [red] })).toContain("opened the table");
  expect(whyOff({ owner: false, seats: [red, seat("blue")] })).toContain("1 seat is still free");
});

test("a free seat is taken before the old one is given up", () => {
  const seats = [red, seat("blue")];
  expect(changeSeat({ seats, owner: true }, "red", "blue").map((m) => m.type)).toEqual(["claim", "leave_seat"]);
  // Others have one seat: taking another is giving up the old one.
  expect(changeSeat({ seats, owner: false }, "red", "blue").map((m) => m.type)).toEqual(["claim"]);
});

test("with a bot the places are swapped", () => {
  expect(changeSeat({ owner: true, seats: [red, seat("blue", { bot: "greedy" })] }, "red", "blue")).toEqual([
    { type: "bot", seat: "blue", bot: "" },
    { type: "claim", seat: "blue" },
    { type: "leave_seat", seat: "red" },
    { type: "bot", seat: "red", bot: "greedy" },
  ]);
});

test("nobody is pushed from a seat", () => {
  expect(changeSeat({ owner: true, seats: [red, seat("blue", { taken: true, name: "Bo" })] }, "red", "blue")).toEqual([]);
});

test("people change places when both want it", () => {
  const bo = seat("blue", { taken: true, name: "Bo" });
  expect(swapOf(red, bo)).toBe("ask");
  expect(swapMessage(red, bo)).toEqual({ type: "swap", seat: "red", with: "blue" });
  expect(swapOf(red, { ...bo, swap: "red" })).toBe("accept");
  expect(swapMessage(red, { ...bo, swap: "red" })).toEqual({ type: "swap", seat: "red", with: "blue" });
  expect(swapOf({ ...red, swap: "blue" }, bo)).toBe("cancel");
  expect(swapMessage({ ...red, swap: "blue" }, bo)).toEqual({ type: "swap", seat: "red", with: "" });
});
