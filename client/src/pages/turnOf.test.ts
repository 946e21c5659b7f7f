import { expect, test } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import type { SeatInfo, TableRow } from "../net/types";
import { byUrgency, stateOf, turnOf } from "./turnOf";

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: name,
  name: "",
  bot: "",
  taken: true,
  mine: false,
  ...more,
});
const row = (table: string, more: object = {}): TableRow => ({
  table,
  game: "ahos",
  title: "",
  state: "playing",
  created: 0,
  changed: 100,
  owner: true,
  seats: [seat("red", { mine: true, name: "Anna" }), seat("blue")],
  turn: false,
  since: 0,
  whose: null,
  asked_at: null,
  ...more,
});

test("whose turn it is, since when", () => {
  setLanguage("en");
  expect(turnOf(row("a", { turn: true, whose: "red", asked_at: 40 }))).toEqual({ mine: true, name: "Anna", since: 40 });
  expect(turnOf(row("a", { whose: "blue" }))).toEqual({ mine: false, name: "Blue", since: 100 });
});

test("says nothing where the server tells nothing", () => {
  expect(turnOf(row("a"))).toBeNull();
  expect(turnOf(row("a", { turn: true, whose: "red", state: "over" }))).toBeNull();
});

test("in a reaction window only my own turn is told", () => {
  expect(turnOf(row("a", { turn: true }))).toEqual({ mine: true, name: "Anna", since: 100 });
});

test("a seat that a bot covers does not wait for me", () => {
  const seats = [seat("red", { mine: true, bot: "greedy", name: "Anna" })];
  expect(turnOf(row("a", { whose: "red", seats }))?.mine).toBe(false);
});

test("games that wait for me come first, the longest wait on top", () => {
  const rows = [row("new", { changed: 900 }), row("mine", { turn: true, whose: "red", asked_at: 50 }), row("older", { turn: true, whose: "red", asked_at: 10 })];
  expect(byUrgency(rows).map((one) => one.table)).toEqual(["older", "mine", "new"]);
});

test("only who has a free seat waits for players", () => {
  const lobby = (seats: SeatInfo[]) => stateOf(row("a", { state: "lobby", seats }));
  expect(lobby([seat("red"), seat("blue", { taken: false })])).toBe("lobby");
  expect(lobby([seat("red", { taken: false, bot: "greedy" }), seat("blue", { taken: false, bot: "greedy" })])).toBe("ready");
  expect(lobby([seat("red"), seat("blue", { taken: false, bot: "greedy" })])).toBe("ready");
  expect(stateOf(row("a"))).toBe("playing");
});
