import { expect, test } from "vitest";
import { standingOf } from "./standing";

test("a game without goals tells nothing", () => {
  expect(standingOf({ players: { red: { vp: 3 } } })).toEqual({ known: false, progress: {}, canScore: [], canWin: [] });
  expect(standingOf(null).known).toBe(false);
});

test("when the game is over nobody can win any more", () => {
  expect(standingOf({ can_win: ["blue"] }).known).toBe(true);
  expect(standingOf({ can_win: ["blue"] }, true).known).toBe(false);
});

test("the server counts; what cannot be counted is left out", () => {
  const found = standingOf({
    progress: {
      a: { blue: { have: 1, need: 2, met: false, scored: false }, red: { have: null, need: null, met: null, scored: true } },
    },
    can_score: { red: { sure: 2, possible: 1 }, blue: { sure: 0, possible: 3 } },
    can_win: ["blue"],
  });
  expect(found.progress).toEqual({ a: { blue: { have: 1, need: 2, met: false, scored: false } } });
  expect(found.canScore).toEqual([{ seat: "red", sure: 2, possible: 1 }]);
  expect(found).toMatchObject({ canWin: ["blue"], known: true });
});
