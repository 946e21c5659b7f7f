// What helps somebody who has never played: help at the table, what I play.
import { faultsOf } from "./axe";
import { expect, playNow, test, watchFaults } from "./base";

for (const game of ["ti4", "ti3", "ahos"]) {
  test(`13.L2 13.L3 help at a table of ${game}: what I play is told once; goal, every sign, keys, rules`, async ({ page, server }) => {
    const faults = watchFaults(page);
    await playNow(page, server.url, game);
    const look = page.locator(".look");
    await expect(look.locator("dt").first()).toBeVisible();
    await look.getByRole("button", { name: /Got it/ }).click();
    await expect(look).toHaveCount(0);
    await page.reload();
    await expect(page.locator("#log")).toBeVisible();
    await expect(look).toHaveCount(0);

    await page.getByRole("button", { name: "Help" }).click();
    const sheet = page.getByRole("dialog", { name: "Help" });
    await expect(sheet).toContainText("Goal of the game");
    await sheet.getByRole("tab", { name: "Signs" }).click();
    // Every sign has a picture.
    const signs = sheet.locator("[data-sign]");
    expect(await signs.count()).toBeGreaterThan(20);
    for (const sign of await signs.all()) await expect(sign.locator(".picture > *").first()).toBeAttached();
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole("tab", { name: "What I play" }).click();
    await expect(sheet.locator("dt").first()).toBeVisible();
    await sheet.getByRole("tab", { name: "Keys" }).click();
    await expect(sheet).toContainText("confirm the draft");
    await expect(sheet.getByRole("link", { name: /All rules/ })).toHaveAttribute("target", "_blank");
    expect(faults).toEqual([]);
  });
}

test("13.L2 the help opens by a finger, and knows no keys there", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await playNow(page, server.url, "ti4");
  const mark = page.locator(".help .new");
  await expect(mark).toBeVisible();
  await page.getByRole("button", { name: "Help" }).tap();
  const sheet = page.getByRole("dialog", { name: "Help" });
  await expect(sheet.getByRole("tab", { name: "What I play" })).toHaveAttribute("aria-selected", "true");
  await expect(mark).toHaveCount(0);
  await sheet.getByRole("tab", { name: "Signs" }).tap();
  await expect(sheet.locator("[data-sign=resource]")).toBeVisible();
  await expect(sheet.getByRole("tab", { name: "Keys" })).toHaveCount(0);
  await context.close();
});
