import { describe, expect, it } from "vitest";
import { Refused } from "../../net/http";
import { setLanguage } from "../index.svelte";
import { sayError } from ".";

describe("why something was not done", () => {
  it("names the setting that does not fit, in every language", () => {
    const refused = new Refused("bad_settings", { error: "bad_settings", text: "map: expected ...", field: "map" });
    setLanguage("en");
    expect(sayError(refused)).toMatch(/^These settings do not fit\. \(.+\)$/);
    setLanguage("it");
    expect(sayError(refused)).not.toMatch(/expected|settings/);
    setLanguage("en");
  });

  it("is one sentence otherwise", () => {
    expect(sayError(new Refused("bad_settings"))).toBe("These settings do not fit.");
    expect(sayError(new Error("no idea"))).toBe("That did not work.");
  });
});
