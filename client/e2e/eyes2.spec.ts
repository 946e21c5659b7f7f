// What a second new player stumbled over.
import type { Page } from "@playwright/test";
import { answered, expect, settled, test } from "./base";
import { findMoment, playFrom } from "./prepared";

async function begin(page: Page, url: string, wanted: RegExp, kind = "ti4-3p"): Promise<void> {
  await page.goto(url);
  const [game, step] = findMoment((one) => {
    const at = one.steps.findIndex((line) => wanted.test(line));
    return at < 0 ? null : at;
  }, kind);
  await playFrom(page, game, step);
  await settled(page);
}

test("eyes2 2 9: names of cards are whole, my planets in sight; a technology shows its text while hovered or focused, and a click opens it when nothing is researched", async ({ page, server }) => {
  await begin(page, server.url, /^\w+: activate/);
  await page.evaluate(() => document.fonts.ready);
  const cut = page.locator("#hand .card strong").evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent));
  expect(await cut).toEqual([]);
  await expect(page.locator("#hand .planets button").first()).toBeInViewport({ ratio: 1 });
  await page.locator("[data-panel=technology]").click();
  const drive = page.locator('[data-target="technology:gravity_drive"]').first();
  await drive.hover();
  await expect(page.getByRole("tooltip", { name: "Gravity Drive" })).toContainText("move value is 1 higher");
  await page.mouse.move(5, 5);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await drive.focus();
  await expect(page.getByRole("tooltip", { name: "Gravity Drive" })).toBeVisible();
  await drive.click();
  await expect(page.getByRole("dialog", { name: "Gravity Drive" })).toBeVisible();
  await expect(page.getByText("Not possible")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Technologies" })).toBeVisible();
});

test("eyes2 5 6 7: a panel put away comes back; Enter and E send what is chosen; why not goes with the next key", async ({ page, server }) => {
  await begin(page, server.url, /^\w+: take /);
  const card = page.locator('.card[data-target^="strategy:"][aria-disabled="false"]').first();
  await page.getByRole("region", { name: "Strategy cards" }).getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await page.locator("[data-show=strategy]").click();
  await card.click();
  await settled(page);
  const version = await page.locator("#decision").getAttribute("data-version");
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");
  await card.focus();
  await page.keyboard.press("Enter");
  await answered(page, version);

  await begin(page, server.url, /^\w+: end$/);
  const now = await page.locator("#decision").getAttribute("data-version");
  await page.keyboard.press("w");
  await page.locator("#map [data-target^='system:'] > .base").first().focus();
  await page.keyboard.press("w");
  await expect(page.locator("[data-why]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-why]")).toHaveCount(0);
  if ((await page.locator('#decision [data-choice="end"]').getAttribute("aria-pressed")) === "false") await page.keyboard.press("e");
  await settled(page);
  await page.keyboard.press("e");
  await answered(page, now);
});

test("eyes2 7: after M the first arrow shows where the keys are", async ({ page, server }) => {
  await begin(page, server.url, /^\w+: spend/, "ahos-2p");
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#map [data-space]:focus")).toHaveCount(1);
  await expect(page.locator("#map [data-space]:focus + .picture .focus").last()).toBeVisible();
});
