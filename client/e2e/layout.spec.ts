import type { Page } from "@playwright/test";
import { expect, nextStop, playNow, test } from "./base";

/** Wholly on the screen, and not empty. */
async function inSight(page: Page, what: string, width: number, height: number): Promise<void> {
  const box = await page.locator(what).first().boundingBox();
  expect(box, what).not.toBeNull();
  if (!box) return;
  expect(box.width * box.height, what).toBeGreaterThan(400);
  expect(box.x, what).toBeGreaterThanOrEqual(-0.5);
  expect(box.y, what).toBeGreaterThanOrEqual(-0.5);
  expect(box.x + box.width, what).toBeLessThanOrEqual(width + 0.5);
  expect(box.y + box.height, what).toBeLessThanOrEqual(height + 0.5);
}

/** F02 F03 the whole situation: scores, every player's goods, map, question, hand, goals, log. The bar above is slim. */
async function allAtOnce(page: Page, width: number, height: number): Promise<void> {
  const parts = ["header.top", "#map", "#decision", "#hand", "#goals", "#log", ".scores"];
  for (const part of [...parts, "#player-1", "#player-2", "#player-3"]) await inSight(page, part, width, height);
  expect((await page.locator("header.top").boundingBox())?.height).toBeLessThanOrEqual(44);
  // The map has most of the room.
  const map = await page.locator("#map").boundingBox();
  expect((map?.width ?? 0) / width).toBeGreaterThan(0.5);
  expect((map?.height ?? 0) / height).toBeGreaterThan(0.5);
}

/** On a phone the same, one after the other: each page by one touch, the question always there. */
async function onePageAtATime(page: Page, width: number, height: number): Promise<void> {
  await inSight(page, "#map", width, height);
  for (const tab of ["Players", "Hand", "Goals|Market", "Log", "Map"]) {
    const button = page.getByRole("navigation").getByRole("button", { name: new RegExp(tab) });
    const box = await button.boundingBox();
    expect(box?.height, tab).toBeGreaterThanOrEqual(44);
    await button.click();
    await inSight(page, "#decision", width, height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), tab).toBeLessThanOrEqual(0);
  }
}

const sizes: [number, number][] = [
  [1366, 768],
  [1366, 640],
  [1920, 1080],
  [390, 844],
];

for (const game of ["ahos", "ti4"]) {
  for (const [width, height] of sizes) {
    test(`C7 F01 F02 F03 F07 ${game} at ${width} x ${height}: all in sight, nothing scrolls the page`, async ({ page, server }) => {
      await page.setViewportSize({ width, height });
      await playNow(page, server.url, game);
      await nextStop(page);
      await page.evaluate(() => document.fonts.ready);
      const overflow = await page.evaluate(() => ({
        x: document.documentElement.scrollWidth - innerWidth,
        y: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(overflow.x).toBeLessThanOrEqual(0);
      expect(overflow.y).toBeLessThanOrEqual(0);
      const box = await page.locator("#confirm").boundingBox();
      expect(box).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      if (width < 1000) await onePageAtATime(page, width, height);
      else await allAtOnce(page, width, height);
    });
  }
}

test("no text is smaller than 12 px, nor than 10.2 px on the map", async ({ page, server }) => {
  for (const game of ["ahos", "ti4"]) {
    await playNow(page, server.url, game);
    await nextStop(page);
    const small = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim();
        if (!parent || !text || parent.closest(".hidden") || !parent.checkVisibility()) continue;
        const own = Number.parseFloat(getComputedStyle(parent).fontSize);
        // In a drawing the size on the screen counts.
        const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
        const size = matrix ? own * Math.hypot(matrix.a, matrix.b) : own;
        if (size < (parent.closest("#map svg") ? 10.15 : 11.95)) found.push(`${text.slice(0, 30)}: ${size.toFixed(1)}`);
      }
      return found;
    });
    expect(small, game).toEqual([]);
  }
});
