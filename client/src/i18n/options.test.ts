import { afterEach, expect, it } from "vitest";
import { setLanguage } from "./index.svelte";
import { optionAbout } from "./options";

afterEach(() => setLanguage("en"));

it.each(["en", "it", "pl"] as const)("each optional rule of ti3 says what it changes: %s", (tongue) => {
  setLanguage(tongue);
  const rules = ["long_war", "no_imperium_rex", "age_of_empire", "distant_suns", "leaders", "sabotage_runs", "later_errata"];
  expect(rules.filter((name) => optionAbout(name).length < 20)).toEqual([]);
  expect(optionAbout("players")).toBe("");
});
