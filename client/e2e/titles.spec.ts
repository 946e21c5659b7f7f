// What people write as titles breaks no page; who waits for nobody is not listed as waiting.
import type { Page } from "@playwright/test";
import { expect, tableShown, test } from "./base";
import { ask } from "./prepared";

const wide = "W".repeat(80);

/** By how much the page is wider than the screen, and what of the header is out of sight. */
async function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const header = document.querySelector("header.top");
    const right = [...(header?.querySelectorAll("button, a") ?? [])].map((one) => one.getBoundingClientRect().right - innerWidth);
    return Math.max(0, document.documentElement.scrollWidth - innerWidth, ...right);
  });
}

test("titles of eighty wide letters, and tables of bots", async ({ page, server }, info) => {
  await page.goto(server.url);
  await ask(page, "/api/me", { name: "Anna" });
  const options = { options: { players: "3" } };
  const open = { ...options, open: true };
  const lobby = (await ask(page, "/api/tables", { game: "ahos", title: wide, settings: open })).table as string;
  const playing = (await ask(page, "/api/tables", { game: "ti4", title: wide, bots: "random", start: true, settings: options })).table as string;
  await ask(page, "/api/tables", { game: "ahos", title: "Bots only", bots: "random", sit: false, settings: open });
  await ask(page, "/api/tables", { game: "ahos", title: "All here", bots: "random", settings: open });

  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${server.url}/#/`);
    await page.reload();
    const openTables = page.getByRole("region", { name: "Open tables" });
    await expect(openTables.getByRole("listitem").filter({ hasText: wide })).toBeVisible();
    await expect(openTables).not.toContainText("Bots only");
    await expect(openTables).not.toContainText("All here");
    await expect(page.getByRole("listitem").filter({ hasText: "All here" })).toContainText("not begun yet");
    await page.screenshot({ path: info.outputPath(`home-${width}.png`), fullPage: true });
    expect(await tooWide(page), `home at ${width}`).toBe(0);

    await page.goto(`${server.url}/#/table/${lobby}`);
    await expect(page.getByRole("heading", { name: wide })).toBeVisible();
    await page.screenshot({ path: info.outputPath(`lobby-${width}.png`) });
    expect(await tooWide(page), `lobby at ${width}`).toBe(0);
    expect((await page.getByRole("heading", { name: wide }).boundingBox())?.height).toBeLessThan(150);

    await page.goto(`${server.url}/#/table/${playing}`);
    await tableShown(page);
    await page.screenshot({ path: info.outputPath(`table-${width}.png`) });
    expect(await tooWide(page), `table at ${width}`).toBe(0);
    const stage = page.locator("header.top .stage");
    expect(await stage.evaluate((one) => one.scrollWidth - one.clientWidth), "how the game stands").toBeLessThanOrEqual(0);
  }
});
