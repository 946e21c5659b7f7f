import { expect, test } from "vitest";
import { readSettings } from "./settings.svelte";

test("a stranger gets the language of the browser and the theme of the system", () => {
  expect(readSettings(null, ["de-DE", "pl-PL", "en"])).toMatchObject({ language: "pl", theme: "system", fontSize: 14 });
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
    theme: "system",
    language: "en",
  });
  expect(readSettings("null", ["en"])).toMatchObject({ language: "en" });
});

test("F10 every setting that can be seen is read by something else than its own panel", () => {
  const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const panel = Object.entries(sources).find(([path]) => path.endsWith("/SettingsPanel.svelte"))?.[1] ?? "";
  const others = Object.entries(sources)
    .filter(([path]) => !/SettingsPanel|\.test\.ts$|settings\.svelte\.ts$/.test(path))
    .map(([, text]) => text)
    .join("\n");
  // These three are applied to the page by the settings themselves.
  const own = sources["./settings.svelte.ts"] ?? "";
  const names = Object.keys(readSettings(null, ["en"]));
  const offered = names.filter((name) => new RegExp(`settings\\.${name}\\b`).test(panel));
  expect(offered.length).toBeGreaterThan(6);
  const idle = offered.filter((name) => {
    const applied = new RegExp(`(return settings|setLanguage|root\\.style)[^\\n]*\\b${name}\\b`).test(own);
    return !applied && !new RegExp(`settings\\.${name}\\b`).test(others);
  });
  expect(idle).toEqual([]);
});
