import { describe, expect, it as test } from "vitest";
import { setLanguage, tables, tn } from "./index.svelte";
import { languages } from "./texts";
import { kinds } from "./words";

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

describe("texts", () => {
  const keys = Object.keys(tables.en).sort();

  for (const language of languages) {
    test(`${language} has exactly the keys of English`, () => {
      expect(Object.keys(tables[language]).sort()).toEqual(keys);
    });

    test(`${language} has no empty text and fills in the same places`, () => {
      for (const key of keys as (keyof typeof tables.en)[]) {
        expect(tables[language][key].trim(), key).not.toBe("");
        expect(places(tables[language][key]), key).toEqual(places(tables.en[key]));
      }
    });
  }
});

describe("questions", () => {
  const keys = Object.keys(kinds.en).sort();
  for (const language of languages) {
    test(`${language} asks every question`, () => {
      expect(Object.keys(kinds[language]).sort()).toEqual(keys);
      for (const key of keys) expect(kinds[language][key]?.trim(), key).toBeTruthy();
    });
  }
});

describe("numbers", () => {
  test("Polish has three forms", () => {
    setLanguage("pl");
    expect([1, 2, 5, 22].map((n) => tn("log_new", n))).toEqual([
      "1 nowy wpis",
      "2 nowe wpisy",
      "5 nowych wpisów",
      "22 nowe wpisy",
    ]);
    setLanguage("en");
    expect(tn("log_new", 2)).toBe("2 new lines");
  });
});
