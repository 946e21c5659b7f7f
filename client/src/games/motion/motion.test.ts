import { describe, expect, test } from "vitest";
import { lastEnd, longest, schedule, type Motion } from "./flights";
import { News } from "./news";

const event = (n: number) => ({ n, step: 0, text: `e ${n}`, line: "" });
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => event(from + i));

describe("news", () => {
  test("the first look is no news, what comes after it is", () => {
    const news = new News();
    expect(news.take(events(0, 9))).toEqual([]);
    expect(news.take(events(0, 12)).map((e) => e.n)).toEqual([10, 11, 12]);
    expect(news.take(events(0, 12))).toEqual([]);
  });

  test("an undo is no news", () => {
    const news = new News();
    news.take(events(0, 9));
    expect(news.take(events(0, 5))).toEqual([]);
    expect(news.take(events(0, 6)).map((e) => e.n)).toEqual([6]);
  });

  test("a step without events does not break the row", () => {
    const news = new News();
    news.take([event(7)]);
    expect(news.take([])).toEqual([]);
    expect(news.take([event(8)]).map((e) => e.n)).toEqual([8]);
  });

  test("after a gap nothing moves: too much has happened", () => {
    const news = new News();
    news.take(events(0, 9));
    expect(news.take(events(50, 60))).toEqual([]);
  });
});

describe("queue", () => {
  const places: Record<string, { x: number; y: number }> = { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } };
  const placeOf = (name: string) => places[name];
  const move: Motion = { kind: "move", seat: "red", piece: "cruiser", from: "a", to: "b" };
  const lost: Motion = { kind: "lost", seat: "blue", piece: "fighter", at: "b" };

  test("moves overlap a little, losses wait for them", () => {
    const flights = schedule([move, move, lost], placeOf);
    expect(flights.map((f) => f.begin)).toEqual([0, 70, 420]);
    expect(lastEnd(flights)).toBe(670);
  });

  test("what has no place on this map is left out", () => {
    expect(schedule([{ ...move, to: "nowhere" }], placeOf)).toEqual([]);
  });

  test("it ends after four seconds at the latest", () => {
    const flights = schedule(Array(200).fill(move) as Motion[], placeOf);
    expect(flights.length).toBeLessThan(200);
    expect(lastEnd(flights)).toBeLessThanOrEqual(longest);
  });

  test("a speed of two takes half the time", () => {
    expect(lastEnd(schedule([move], placeOf, 2))).toBe(175);
  });
});
