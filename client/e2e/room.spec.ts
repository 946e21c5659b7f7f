// Who gets the room on a wide screen, and what stays where it is.
import type { Locator, Page } from "@playwright/test";
import { expect, settled, test } from "./base";
import { findMoment, playFrom } from "./prepared";

async function begin(page: Page, url: string, wanted: RegExp): Promise<void> {
  await page.goto(url);
  const [game, step] = findMoment((one) => {
    const at = one.steps.findIndex((line) => wanted.test(line));
    return at < 0 ? null : at;
  });
  await playFrom(page, game, step);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not in sight`);
  return box;
}

test("eyes 22 23: an open panel has what it needs, the log the rest; the button stays", async ({ page, server }) => {
  await begin(page, server.url, /^\w+: activate/);
  const button = page.locator("#confirm");
  const place = await boxOf(button);
  await page.locator('#map .base[aria-disabled="false"]').first().dispatchEvent("click");
  await settled(page);
  expect(await boxOf(button)).toEqual(place);

  await page.getByRole("button", { name: /Got it/ }).click();
  await page.locator("[data-panel=trade]").click();
  const desk = page.getByRole("region", { name: "Trade" }).locator(".body");
  expect(await desk.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  const panel = await boxOf(page.getByRole("region", { name: "Trade" }));
  const log = await boxOf(page.locator("#log"));
  // Nothing lies empty between them but the line of who can score.
  expect(log.y - (panel.y + panel.height)).toBeLessThan(190);
  expect(log.height).toBeGreaterThan(100);
});

test("eyes: Escape closes technologies and the menu of the table, wherever the focus is", async ({ page, server }) => {
  await begin(page, server.url, /^\w+: activate/);
  await page.locator("[data-panel=technology]").click();
  const tree = page.getByRole("region", { name: "Technologies" });
  await expect(tree).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tree).toHaveCount(0);
  await page.locator("header").getByRole("button", { name: "This table" }).click();
  const menu = page.getByRole("dialog", { name: "This table" });
  await expect(menu).toBeVisible();
  await page.locator("#map").evaluate((element) => element.focus());
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
});

test("eyes 11 17 21: strategy cards say all they do, keep their places, and no list lies over them", async ({ page, server }) => {
  await begin(page, server.url, /^\w+: take /);
  await expect(page.locator("[data-elsewhere]")).toHaveText(/^choices here: \d$/);
  const cards = page.locator(".card[data-target^='strategy:']");
  const free = page.locator(".card[data-target^='strategy:'][aria-disabled='false']");
  const cut = await free.locator(".text").evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
  const last = await boxOf(cards.last());
  await free.first().hover();
  expect(await boxOf(cards.last())).toEqual(last);

  await page.locator("[data-list]").click();
  const list = await boxOf(page.locator("#options"));
  const dialog = await boxOf(page.getByRole("region", { name: "Strategy cards" }));
  expect(dialog.y + dialog.height).toBeLessThanOrEqual(list.y);
});

test("eyes: a hand that is too wide says so and scrolls", async ({ page, server }) => {
  await begin(page, server.url, /^\w+: activate/);
  const hand = page.locator("#hand .cards");
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(hand).toHaveAttribute("data-more", "end");
  await hand.hover();
  await page.mouse.wheel(0, 4000);
  await expect(hand).toHaveAttribute("data-more", "start");
});
