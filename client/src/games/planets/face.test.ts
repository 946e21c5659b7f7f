import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allPalettes, detailsOf, faceOf, gradientId, lookOf, RADIUS } from "./face";
import { homeLooks } from "./homes";

const rows = readFileSync("../data/ti4/base/planets.tsv", "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([id = "", , , , , trait = "", , home = ""]) => ({ id, trait, home }));

test("a world has the same face every time", () => {
  expect(faceOf("lodor", "cultural")).toEqual(faceOf("lodor", "cultural"));
  expect(lookOf("lodor", "cultural")).toEqual(lookOf("lodor", "cultural"));
});

test("no two worlds of the galaxy look the same", () => {
  expect(rows.length).toBeGreaterThan(50);
  const looks = rows.map(({ id, trait }) => JSON.stringify(faceOf(id, trait)));
  expect(new Set(looks).size).toBe(rows.length);
});

test("every home is written by hand", () => {
  const homes = rows.filter(({ home }) => home !== "none" && home !== "");
  expect(homes.length).toBe(26);
  for (const { id } of homes) expect(homeLooks[id], id).toBeTruthy();
});

test("features are paths, and large worlds have five more of them", () => {
  for (const { id, trait } of rows) {
    const { first, second } = faceOf(id, trait);
    for (const path of [first, second]) {
      expect(path, id).toMatch(/^M/);
      expect(path, id).not.toMatch(/NaN|undefined/);
    }
    expect(detailsOf(id, trait)).toHaveLength(5);
  }
});

test("every palette has its gradient once", () => {
  const ids = allPalettes().map(gradientId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, trait } of rows) expect(ids).toContain(gradientId(lookOf(id, trait).palette));
  expect(RADIUS).toBe(20);
});
