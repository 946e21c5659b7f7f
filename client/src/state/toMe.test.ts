import { describe, expect, it } from "vitest";
import { gameLog as ahos } from "../games/ahos/gameLog";
import { gameLog as ti4 } from "../games/ti4/gameLog";
import type { LogEvent } from "../net/types";
import { befellMe, fightsOf, linesToMe } from "./toMe";

const seats = ["red", "yellow"];
const lines = (texts: string[], by?: LogEvent["by"]): LogEvent[] =>
  texts.map((text, n) => ({ n, step: n, text, at: 0, ...(by ? { by } : {}) }));

describe("8 what others did to me", () => {
  it("tells a planet that somebody else exhausted from one that I paid with", () => {
    const [event] = lines(["planet_exhausted red meer"]);
    if (!event) throw new Error();
    expect(befellMe(event, event, "red", seats, ti4)).toBe(false);
    expect(befellMe({ ...event, by: "bot" }, event, "red", seats, ti4)).toBe(true);
    expect(befellMe({ ...event, by: "bot" }, event, "yellow", seats, ti4)).toBe(false);
  });

  it("lists ships, planets, goods, refused offers and returned notes, only after the mark", () => {
    const log = lines(
      ["goods_lost red 1", "unit_destroyed red cruiser 25", "control_lost red meer", "offer_declined red yellow", "unit_moved yellow cruiser 1 2", "points_lost red 1"],
      "bot",
    );
    expect(linesToMe(log, 0, "red", seats, ti4).map(({ n }) => n)).toEqual([1, 2, 3, 5]);
    expect(linesToMe(log, 5, "red", seats, ti4)).toEqual([]);
    expect(linesToMe(log, -1, "", seats, ti4)).toEqual([]);
  });

  it("tells whoever was pillaged, not who took; a gift is told to who gets it", () => {
    const taken = lines(["ability_used yellow pillage", "goods_given red yellow 1"], "bot");
    expect(linesToMe(taken, -1, "red", seats, ti4).map(({ n }) => n)).toEqual([1]);
    // The line that tells why may be older than the mark.
    expect(linesToMe(taken, 0, "red", seats, ti4).map(({ n }) => n)).toEqual([1]);
    expect(linesToMe(taken, -1, "yellow", seats, ti4)).toEqual([]);
    const given = lines(["offer_accepted yellow red", "goods_given red yellow 1"], "bot");
    expect(linesToMe(given, -1, "red", seats, ti4)).toEqual([]);
    expect(linesToMe(given, -1, "yellow", seats, ti4).map(({ n }) => n)).toEqual([1]);
  });

  it("lists ships that went because of my own tokens", () => {
    const log = lines(["tokens_arranged red 3 1 1", "unit_removed red carrier 25"]).map((event) => ({ ...event, step: 0 }));
    expect(linesToMe(log, -1, "red", seats, ti4).map(({ n }) => n)).toEqual([1]);
  });

  it("sums a fight up over its whole length, also if it began before the mark", () => {
    const log = lines(["space_combat yellow red 25", "unit_destroyed red cruiser 25", "unit_destroyed yellow fighter 25", "unit_destroyed red carrier 25", "combat_won yellow 25"], "bot");
    expect(fightsOf(log, 2, "red", ti4)).toMatchObject([{ result: "lost", mine: 2, theirs: 1 }]);
    expect(fightsOf(log, 4, "red", ti4)).toEqual([]);
    expect(fightsOf(log, -1, "green", ti4)).toEqual([]);
  });

  it("knows the fights of the other game, against nobody, too", () => {
    const won = lines(["combat_began red yellow 14", "unit_lost yellow fleet 14", "combat_won red attacker 14"]);
    expect(fightsOf(won, -1, "red", ahos)).toMatchObject([{ result: "won", mine: 0, theirs: 1 }]);
    expect(linesToMe(won, -1, "yellow", seats, ahos).map(({ n }) => n)).toEqual([0, 1]);
    const lost = lines(["neutral_combat_began red 3", "unit_lost red fleet 3", "neutral_won red 3"]);
    expect(fightsOf(lost, -1, "red", ahos)).toMatchObject([{ result: "lost", mine: 1 }]);
    // A watcher has no fights.
    expect(fightsOf(lost, -1, "", ahos)).toEqual([]);
  });
});
