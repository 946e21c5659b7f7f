// What a table of ti3 asks in the course of a game: each of its panels, at both sizes, in one theme each.
import { faultsOf } from "./axe";
import { expect, settled, test } from "./base";
import { findMoment, playFrom } from "./prepared";

const looks = [
  { width: 1366, height: 768, theme: "light" },
  { width: 390, height: 844, theme: "dark" },
];

/** The first answer of this kind in the stored game. */
const moments = {
  "a strategy card": /: take /,
  "an action": /: activate /,
  "a battle": /: stay$/,
  hits: /: (hit|damage) /,
  "a vote": /: vote (for|against)$/,
  "which card goes on top": /: top /,
  production: /: produce /,
  research: /: research /,
  "a trade": /: offer /,
  objectives: /: claim /,
  counters: /: areas /,
};

for (const { width, height, theme } of looks) {
  test(`C14 axe finds nothing at a table of ti3, ${width} px, ${theme}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    // Colours of what is still fading in are not meant to be read.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((wanted) => localStorage.setItem("orrery.settings", JSON.stringify({ theme: wanted })), theme);
    await page.goto(server.url);
    for (const [about, wanted] of Object.entries(moments)) {
      const [game, step] = findMoment(({ steps }) => {
        const at = steps.findIndex((line) => wanted.test(line));
        return at < 0 ? null : at;
      }, "ti3-4p");
      await playFrom(page, game, step);
      await settled(page);
      expect(await faultsOf(page), about).toEqual([]);
    }
    // The other pages of a phone; what opens with a key on a wide screen.
    if (width < 1000) {
      for (const tab of ["Hand", "Goals", "Log", "Players"]) {
        await page.getByRole("navigation").getByRole("button", { name: tab }).click();
        expect(await faultsOf(page), tab).toEqual([]);
      }
    } else {
      for (const key of ["t", "x"]) {
        await page.locator("#map").focus();
        await page.keyboard.press(key);
        await expect(page.locator(".game-panel").first()).toBeVisible();
        expect(await faultsOf(page), `after ${key}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    }
    await page.locator("#player-1 button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await faultsOf(page), "a player's sheet").toEqual([]);
  });
}
