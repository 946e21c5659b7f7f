import type { Page } from "@playwright/test";
import { chooseByClicks, dice, expect, listAll, nextStop, playNow, test, watchFaults } from "./base";

/** Plays until the server offers to take something back. */
async function untilUndo(page: Page): Promise<boolean> {
  const random = dice(3);
  for (let i = 0; i < 40; ++i) {
    if ((await nextStop(page)) === "over") return false;
    if (await page.locator("[data-undo]").isVisible()) return true;
    await chooseByClicks(page, random, 1);
  }
  return false;
}

test("F56 undo names what it takes back, and takes it back", async ({ page, server }) => {
  const faults = watchFaults(page);
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  expect(await untilUndo(page)).toBe(true);
  const version = Number(await page.locator("#decision").getAttribute("data-version"));
  await expect(page.locator("[data-undo]")).toContainText(/Undo: .+/);
  await page.locator("[data-undo]").click();
  await expect
    .poll(async () => Number(await page.locator("#decision").getAttribute("data-version")))
    .not.toBe(version);
  expect(await nextStop(page)).toBe("mine");
  expect(faults).toEqual([]);
});

test("settings: language, theme and size of text are kept", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Colours").selectOption("light");
  await page.getByLabel("Size of text").selectOption("18");
  await page.getByLabel("Language").selectOption("pl");
  await expect(page.getByRole("heading", { name: "Moje gry" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Moje gry" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("18px");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("pl");
});

test("a rule opens beside the game", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await page.locator("#decision").getByRole("button", { name: /Show rule AHOS-SET-15/ }).click();
  const panel = page.getByRole("dialog", { name: "Rule AHOS-SET-15" });
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(/Home/i);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("what is dimmed on the map says why not, with the rule", async ({ page, server }) => {
  for (const game of ["ahos", "ti4"]) {
    await playNow(page, server.url, game);
    await nextStop(page);
    await listAll(page);
    const random = dice(5);
    // Until something on the map is asked for.
    for (let i = 0; i < 12; ++i) {
      await nextStop(page);
      const dimmed = page.locator('#map [data-target^="system:"], #map [data-target^="space:"]');
      const count = await dimmed.count();
      for (let n = 0; n < Math.min(count, 6); ++n) {
        await dimmed.nth(n).dispatchEvent("contextmenu");
        await page.waitForTimeout(60);
      }
      if (await page.getByText("Not possible").isVisible()) break;
      await chooseByClicks(page, random, 1);
    }
    await expect(page.getByText("Not possible"), game).toBeVisible();
  }
});

test("F06 the log does not jump while it is read", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  const log = page.locator("#log");
  await expect(log.locator("p").first()).toBeVisible();
  await log.evaluate((element) => (element.scrollTop = 60));
  await page.waitForTimeout(100);
  const before = await log.evaluate((element) => element.scrollTop);
  await chooseByClicks(page, dice(1), 1);
  await nextStop(page);
  expect(await log.evaluate((element) => element.scrollTop)).toBe(before);
  await expect(page.locator("#log-unread")).toBeVisible();
  await page.locator("#log-unread").click();
  // With few new lines the jump is already the end.
  const end = page.getByRole("button", { name: "To the newest line" });
  await end.click({ timeout: 1000 }).catch(() => undefined);
  await expect(page.locator("#log-unread")).toBeHidden();
  // A line about one seat only.
  await page.getByLabel("Lines about").selectOption("blue");
  await expect(log.locator("p").first()).toBeVisible();
});

test("a draft outlives a reload", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  await page.locator("#decision [data-choice]").first().click();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(1);
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");
});
