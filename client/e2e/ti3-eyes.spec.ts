// What a newcomer to ti3 could not read.
import type { Page } from "@playwright/test";
import { expect, settled, test } from "./base";
import { oldGames, playFrom } from "./prepared";

/** At one of the moments of the stored game that fit. */
async function begin(page: Page, url: string, wanted: RegExp, which = 0): Promise<void> {
  await page.goto(url);
  const [game] = oldGames("ti3-4p");
  if (!game) throw new Error("no record of ti3");
  const moments = game.steps.flatMap((step, i) => (wanted.test(step) ? [i] : []));
  await playFrom(page, game, moments.at(which) ?? -1);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
}

test("ti3 19: three political cards are told apart by whole names beside each other, in the list by whole texts", async ({ page, server }) => {
  await begin(page, server.url, /: top \w+$/);
  const answers = page.locator('#decision [data-choice^="top "]');
  const cut = (what: string) =>
    answers.locator(what).evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).length);
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
  expect(await cut("xpath=.")).toBe(0);

  await page.locator("[data-list]").click();
  await expect(answers).toHaveCount(3);
  expect(await answers.locator(".tail").count()).toBe(3);
  expect(await cut(".tail")).toBe(0);
  // What is sent says what becomes of it.
  await answers.first().click();
  await settled(page);
  await expect(page.locator("#confirm")).toContainText("on top of the deck");
});

test("ti3 second 7: an answer that is a card shows its text, to the mouse and to the right button", async ({ page, server }) => {
  await begin(page, server.url, /: top \w+$/);
  const answer = page.locator('#decision [data-choice^="top "]').nth(1);
  const name = (await answer.innerText()).trim();
  await answer.hover();
  const shown = page.getByRole("tooltip", { name });
  await expect(shown).toBeInViewport({ ratio: 1 });
  expect((await shown.innerText()).length).toBeGreaterThan(name.length + 20);
  await page.mouse.move(300, 300);
  await expect(shown).toHaveCount(0);
  // To read is not to choose.
  await answer.click({ button: "right" });
  await expect(page.getByRole("dialog", { name })).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(answer).toHaveAttribute("aria-pressed", "false");
  await answer.click();
  await expect(page.locator("#confirm")).toContainText(name);
});

test("ti3 21: many planets leave the cards of the hand their room", async ({ page, server }) => {
  await begin(page, server.url, /: activate \w+$/, -7);
  const planets = page.locator("#hand .planets");
  const chips = planets.locator("button");
  expect(await chips.count()).toBe(8);
  const whole = await page.locator("#hand").evaluate((one) => one.clientWidth);
  expect(await planets.evaluate((one) => one.clientWidth)).toBeLessThan(whole * 0.4);
  for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 });
  for (const card of (await page.locator("#hand .card").all()).slice(0, 4)) await expect(card).toBeInViewport({ ratio: 1 });
});

test("ti3 second 12: leaders have a mark where they are, which tells who they are", async ({ page, server }) => {
  await begin(page, server.url, /: activate \w+$/);
  const marks = page.locator(".planet .leaders, [data-fleet] .leaders");
  // Of every player there is at least one.
  expect(await marks.count()).toBeGreaterThanOrEqual(4);
  await expect(marks.first().locator("title")).toHaveText(/\((admiral|general|agent|diplomat|scientist)\)/);
});
