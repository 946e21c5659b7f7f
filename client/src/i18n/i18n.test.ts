import { describe, expect, it as test } from "vitest";
import { tables } from "./index.svelte";
import { languages } from "./texts";

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
