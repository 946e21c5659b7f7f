import { expect, test } from "vitest";
import { readSettings } from "./settings.svelte";

test("a stranger gets the language of the browser and the dark theme", () => {
  expect(readSettings(null, ["de-DE", "pl-PL", "en"])).toMatchObject({ language: "pl", theme: "dark", fontSize: 14 });
  expect(readSettings(null, ["fr"])).toMatchObject({ language: "en" });
});

test("what was kept comes back", () => {
  const kept = { language: "it", theme: "light", motion: "none", patterns: true, fontSize: 18, quick: true };
  expect(readSettings(JSON.stringify(kept), ["en"])).toMatchObject(kept);
});

test("nonsense is ignored", () => {
  expect(readSettings("{{", ["it"])).toMatchObject({ language: "it" });
  expect(readSettings('{"fontSize":3,"theme":"pink","language":"xx"}', ["en"])).toMatchObject({
    fontSize: 14,
    theme: "dark",
    language: "en",
  });
  expect(readSettings("null", ["en"])).toMatchObject({ language: "en" });
});
