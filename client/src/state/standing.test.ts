import { expect, test } from "vitest";
import { standingOf } from "./standing";

test("an older server tells nothing", () => {
  expect(standingOf({ players: { red: { vp: 3 } } })).toMatchObject({ known: false, canScore: [], canWin: [] });
  expect(standingOf(null).known).toBe(false);
});

test("who can score now: met and not scored yet", () => {
  const found = standingOf({
    players: { red: { scored: ["a"] }, blue: { scored: [] } },
    progress: {
      a: { red: { have: 6, need: 6, met: true }, blue: { have: 6, need: 6, met: true } },
      b: { red: { have: 1, need: 2, met: false } },
    },
    can_win: ["blue"],
  });
  expect(found.canScore.map((one) => one.seat)).toEqual(["blue"]);
  expect(found.canWin).toEqual(["blue"]);
  expect(found.progress.b?.red).toEqual({ have: 1, need: 2, met: false, scored: false });
});

test("the server's own count of sure and possible points wins", () => {
  const found = standingOf({
    players: { red: {}, blue: {} },
    progress: { a: { blue: { have: 1, need: 1, met: true, scored: true } } },
    can_score: { red: { sure: 2, possible: 1 }, blue: { sure: 0, possible: 3 } },
    can_win: [],
  });
  expect(found.canScore).toEqual([{ seat: "red", sure: 2, possible: 1 }]);
  expect(found).toMatchObject({ canWin: [], known: true });
});

test("the same per player, and a map of who can win", () => {
  const found = standingOf({
    players: { red: { progress: { a: { have: 3, need: 3 } } }, blue: {} },
    can_win: { red: true, blue: false },
  });
  expect(found.canScore.map((one) => one.seat)).toEqual(["red"]);
  expect(found.canWin).toEqual(["red"]);
});
