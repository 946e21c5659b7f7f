import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "../../theme/colour";
import { sigilOf, sigils, type Sigil } from "./sigils";

const keys = (file: string): string[] =>
  readFileSync(`../data/${file}`, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .slice(1)
    .map((line) => line.split("\t")[1] ?? "");

test.each(["ti4/base/factions.tsv", "ahos/house/races.tsv"])("every people of %s has a sigil", (file) => {
  const all = keys(file);
  expect(all.length).toBeGreaterThan(6);
  for (const key of all) expect(sigilOf(key), key).toBeTruthy();
});

test("figures stand out from their ground, stay in the coin, and differ", () => {
  const all: [string, Sigil][] = Object.entries(sigils);
  for (const [name, { ground, ink, fill = "", lines = [] }] of all) {
    expect(contrast(ground, ink), name).toBeGreaterThanOrEqual(4.5);
    for (const n of (fill + lines.map(([d]) => d).join("")).match(/-?\d+(\.\d+)?/g) ?? []) {
      expect(Math.abs(Number(n)), name).toBeLessThanOrEqual(20);
    }
  }
  const looks = all.map(([, sigil]) => JSON.stringify(sigil));
  expect(new Set(looks).size).toBe(looks.length);
});
