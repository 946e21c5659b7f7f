import { afterAll, expect, it } from "vitest";
import { fixture, packFacts } from "./fixtures/load";
import { lookAt, systemName } from "./places";
import type { Ti4View } from "./view";

const facts = packFacts();
afterAll(() => lookAt({ systems: {} } as unknown as Ti4View));

it("13.A4 a system is called by its planets, one without by what lies beside it; no two alike", () => {
  const { view } = fixture("mid");
  lookAt(view);
  const names = Object.keys(view.systems).map((number) => systemName(number, facts));
  expect(systemName("18", facts)).toBe("Mecatol Rex");
  expect(names.filter((name) => /^\d|\(\d/.test(name))).toEqual([]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(names.some((name) => name.startsWith("empty space by "))).toBe(true);
});
