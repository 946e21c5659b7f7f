// What somebody with a phone found hard: reading cards, a map that turned, a bar that jumped, a menu that left the game.
import type { Locator, Page } from "@playwright/test";
import { expect, settled, test } from "./base";
import { findMoment, playFrom, type OldGame } from "./prepared";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const stepLike = (wanted: RegExp) => (game: OldGame) => {
  const at = game.steps.findIndex((line) => wanted.test(line));
  return at < 0 ? null : at;
};

async function begin(page: Page, url: string, kind: string, wanted: RegExp): Promise<void> {
  await page.goto(url);
  const [game, step] = findMoment(stepLike(wanted), kind);
  await playFrom(page, game, step);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
}

const tab = (page: Page, name: string) => page.getByRole("navigation").getByRole("button", { name }).click();

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not in sight`);
  return box;
}

const fontSize = (what: Locator) => what.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test("eyes 3: cards of a hand are read on a phone as they lie there", async ({ page, server }) => {
  await begin(page, server.url, "ti4-3p", /^\w+: activate/);
  await tab(page, "Hand");
  const texts = page.locator("#hand .card .text");
  expect(await texts.count()).toBeGreaterThan(2);
  for (const text of await texts.all()) {
    expect(await fontSize(text)).toBeGreaterThanOrEqual(14);
    expect(await text.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    const box = await boxOf(text);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
});

test("eyes 24: the sheet of a card stays on the screen, closes three ways and puts the removal last", async ({ page, server }) => {
  await begin(page, server.url, "ahos-2p", /^\w+: move$/);
  await tab(page, "Hand");
  const names = page.locator("#hand .gamecard .name");
  const sheet = page.getByRole("dialog");
  const closings = [
    () => sheet.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.touchscreen.tap(195, 20),
  ];
  for (const [i, close] of closings.entries()) {
    await (i === 0 ? names.last() : names.first()).click();
    const box = await boxOf(sheet);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(844.5);
    expect(box.x + box.width).toBeLessThanOrEqual(390.5);
    for (const text of await sheet.locator("p:not(.band)").all()) expect(await fontSize(text)).toBeGreaterThanOrEqual(14);
    const uses = await sheet.locator("button:not(.close)").allInnerTexts();
    expect(uses.findIndex((use) => use.includes("for good"))).toBe(uses.length - 1);
    await expect(sheet.locator(".lasting")).toHaveCount(1);
    await close();
    await expect(sheet).toHaveCount(0);
  }
});

/** Wider than tall: with a side on top. */
const isFlat = async (page: Page) => {
  const box = await boxOf(page.locator('#map [data-target="system:18"] > .base'));
  return box.width > box.height;
};

test("eyes 4 23 25: hexes keep their way up, the button its place, trade and menu have their own", async ({ page, server }) => {
  await begin(page, server.url, "ti4-3p", /^\w+: activate/);
  const button = page.locator("#confirm");
  const map = page.locator("#map");
  const [place, room] = [await boxOf(button), await boxOf(map)];
  expect(await isFlat(page)).toBe(true);

  // Steps of a draft.
  await page.locator('#map .base[aria-disabled="false"]').first().dispatchEvent("click");
  await settled(page);
  await expect(page.locator("#decision [data-step]").first()).toBeVisible();
  expect(await boxOf(map)).toEqual(room);
  const after = await boxOf(button);
  expect([after.y, after.x + after.width]).toEqual([place.y, place.x + place.width]);

  // A panel in the sheet.
  await page.locator("header [data-panel=trade]").click();
  await expect(page.getByRole("region", { name: "Trade" })).toBeVisible();
  expect((await boxOf(map)).height).toBeLessThan(room.height);
  expect(await isFlat(page)).toBe(true);
  expect((await boxOf(button)).y).toBe(place.y);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Trade" })).toHaveCount(0);

  // The sign of a menu opens a menu; the way out says so.
  const address = page.url();
  await page.locator("header").getByRole("button", { name: "This table" }).click();
  const menu = page.getByRole("dialog", { name: "This table" });
  await expect(menu.getByRole("link", { name: "To the first page" })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.locator("#map").evaluate((element) => element.focus());
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(page.locator("[data-list]")).toHaveText("☰ List");
});

test("eyes 19: what is told about a system goes when something else is touched", async ({ page, server }) => {
  await begin(page, server.url, "ahos-2p", /^\w+: move$/);
  const told = page.locator("#map .inspector");
  const touch = async (n: number) => {
    const box = await boxOf(page.locator("#map [data-space]").nth(n));
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await touch(2);
  await expect(told).toBeVisible();
  await told.getByRole("button", { name: "Close" }).tap();
  await expect(told).toHaveCount(0);
  await touch(2);
  await expect(told).toBeVisible();
  await page.locator("#question").tap();
  await expect(told).toHaveCount(0);
});

test("ti3 20: all counters are seen at once; the sheet of who waits or watches tells what happened last", async ({ page, browser, server }) => {
  await begin(page, server.url, "ti3-4p", /: areas /);
  const rows = page.locator("#decision .game-panel section");
  await expect(rows).toHaveCount(3);
  const inside = await boxOf(page.locator("#decision .inside"));
  for (const row of await rows.all()) {
    const box = await boxOf(row);
    expect(box.y + box.height).toBeLessThanOrEqual(inside.y + inside.height);
    const buttons = await row.getByRole("button").all();
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect((await boxOf(button)).height).toBeGreaterThanOrEqual(36);
  }

  const watching = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await watching.goto(page.url());
  await expect(watching.locator("#question")).toHaveText("Waiting for Anna");
  const told = watching.locator("#decision .now li");
  await expect(told).toHaveCount(6);
  const sheet = await boxOf(watching.locator("#decision"));
  const last = await boxOf(told.last());
  expect(last.y + last.height).toBeLessThanOrEqual(sheet.y + sheet.height);
  await watching.close();
});
