// What a second newcomer met at the table of ti3; the numbers are those of docs/table-checklist.md.
import type { Page } from "@playwright/test";
import { confirm, expect, nextStop, settled, test } from "./base";
import { line, momentsOf, panel } from "./clicks";
import { buildingIn } from "./clicks-ti3";
import { clickHex, common, press } from "./hands";
import { playFrom } from "./prepared";
import { Wire } from "./wire";

const kind = "ti3-4p";
const list = (page: Page) => page.locator("#options");
/** To see what the tests saw: EYES names a folder. */
const look = async (page: Page, name: string) => void (process.env.EYES && (await page.screenshot({ path: `${process.env.EYES}/${name}.png` })));

test("ti3 second 3: with the last unit that fits no other one can be added, and all that the button says is built", async ({ page, server }) => {
  const wire = Wire.on(page);
  await page.goto(server.url);
  const desk = panel({ page }, "Production");
  const plus = (unit: string) => desk.getByRole("listitem").filter({ hasText: unit }).getByRole("button", { name: /more/i });
  for (const { game, step, found: system } of momentsOf(kind, buildingIn)) {
    await playFrom(page, game, step);
    expect(await nextStop(page)).toBe("mine");
    await clickHex(page, system);
    await settled(page);
    for (const more of [plus("ground force"), plus("fighter")]) {
      if ((await more.count()) !== 1) continue;
      for (let i = 0; i < 9 && (await more.getAttribute("aria-disabled")) !== "true"; ++i) {
        await more.click();
        await settled(page);
      }
    }
    const [, used, limit] = /units built\s+(\d+) of (\d+)/.exec(await page.locator("#decision .first").innerText()) ?? [];
    if (!used || used !== limit) continue;
    await look(page, "3");
    const button = (await page.locator("#confirm").innerText()).replace(/ for \d+$/, "");
    const units = [...button.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0);
    expect(units).toBe(Number(limit));
    await expect(desk).toContainText(`${used}/${limit}`);
    await confirm(page);
    const built = () => wire.lines().reduce((sum, one) => sum + Number(/^units_produced \w+ (\d+) /.exec(one)?.[1] ?? 0), 0);
    await expect.poll(built).toBeGreaterThanOrEqual(units);
    return;
  }
  throw new Error("nobody can build as much as a dock can");
});

test("ti3 second 8: a list that is closed leaves the buttons as they were, and the next question begins without it", async ({ page, server }) => {
  await page.goto(server.url);
  const [moment] = momentsOf(kind, line(/: activate \w+$/));
  if (!moment) throw new Error("nobody activates");
  await playFrom(page, moment.game, moment.step);
  expect(await nextStop(page)).toBe("mine");
  await settled(page);
  const chips = page.locator("#decision .answering [data-choice]");
  const before = await chips.allInnerTexts();
  expect(before.length).toBeGreaterThan(0);
  await page.locator("[data-list]").click();
  await expect(list(page)).toBeVisible();
  // Letters go to the search, they are no keys of the table.
  await page.keyboard.type("t");
  await expect(list(page).locator("input")).toHaveValue("t");
  await expect(panel({ page }, "Technology")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  expect(await chips.allInnerTexts()).toEqual(before);
  await expect(page.locator("[data-list]")).toHaveAttribute("aria-pressed", "false");
  await page.locator("[data-list]").click();
  await expect(list(page)).toBeVisible();
  await list(page).locator("[data-choice^=activate]").first().click();
  await settled(page);
  await confirm(page);
  await nextStop(page);
  await expect(list(page)).toHaveCount(0);
});

test("ti3 second 2: what is new in the log is read page by page, and nothing around the list moves", async ({ page, server }) => {
  const wire = Wire.on(page);
  await page.goto(server.url);
  const moments = momentsOf(kind, line(/: activate (\w+)$/));
  const moment = moments[Math.floor(moments.length / 2)];
  if (!moment) throw new Error("nobody activates");
  await playFrom(page, moment.game, moment.step);
  expect(await nextStop(page)).toBe("mine");
  await settled(page);
  await page.getByRole("button", { name: "Trade", exact: true }).click();
  const log = page.locator("#log");
  const heads = page.locator("#tab-log");
  const boxes = async () => [await heads.boundingBox(), await log.boundingBox()];
  // Somebody reads above while others go on.
  for (const closed of await log.locator("[aria-expanded=false]").all()) await closed.click();
  await log.evaluate((one) => (one.scrollTop = 60));
  await look(page, "2-before");
  await press(page, `activate ${moment.found[0]}`);
  const pill = page.locator("#log-unread");
  for (let i = 0; i < 6 && !(await pill.isVisible()); ++i) {
    await common(page, wire);
    await nextStop(page);
  }
  await look(page, "2-pill");
  await expect(pill).toBeVisible();
  const before = await boxes();
  for (let i = 0, last = Infinity; i < 200 && (await pill.isVisible()); ++i) {
    const n = Number(/\d+/.exec(await pill.innerText())?.[0]);
    expect(n, "every click reads on").toBeLessThan(last);
    last = n;
    await pill.click();
    await page.waitForTimeout(80);
    if (i === 0) await look(page, "2");
    expect(await boxes()).toEqual(before);
  }
  await expect(pill).toBeHidden();
});

test("ti3 second 1: where nobody else plays it is asked first whether bots shall play to the end", async ({ page, server }) => {
  await page.goto(server.url);
  const [moment] = momentsOf(kind, line(/: activate \w+$/));
  if (!moment) throw new Error("nobody activates");
  await playFrom(page, moment.game, moment.step);
  expect(await nextStop(page)).toBe("mine");
  const version = await page.locator("#decision").getAttribute("data-version");
  await page.getByRole("button", { name: "This table" }).click();
  const menu = page.getByRole("dialog");
  const cover = menu.getByRole("button", { name: "Let a bot play" });
  await cover.click();
  await expect(menu).toContainText("the bots go on to the end, until you take your seat back");
  await look(page, "1");
  await menu.getByRole("button", { name: "Cancel" }).click();
  await expect(menu).not.toContainText("the bots go on to the end");
  await expect(page.locator("#decision")).toHaveAttribute("data-version", version ?? "");
  await cover.click();
  await cover.click();
  await expect(menu.getByRole("button", { name: "End the bot's cover" })).toBeVisible();
});

test("ti3 second T: who answers an offer reads that it pays nothing in this action", async ({ page, server }) => {
  await page.goto(server.url);
  const [moment] = momentsOf(kind, line(/: (answer \d|offer )/));
  if (!moment) throw new Error("nobody trades");
  await playFrom(page, moment.game, moment.step);
  expect(await nextStop(page)).toBe("mine");
  await settled(page);
  const desk = panel({ page }, "Trade");
  await expect(desk.getByRole("note")).toHaveText("An agreement that is made in this action pays nothing in this action.");
  await look(page, "T");
});

test("ti3 second 17: the preview of a card that is clicked does not cover why it cannot be played", async ({ page, server }) => {
  await page.goto(server.url);
  const [moment] = momentsOf(kind, line(/: activate \w+$/));
  if (!moment) throw new Error("nobody activates");
  await playFrom(page, moment.game, moment.step);
  expect(await nextStop(page)).toBe("mine");
  await settled(page);
  const card = page.locator('#hand .card[aria-disabled="true"]').first();
  await card.hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await card.click({ force: true });
  await expect(page.locator("#decision [data-why]")).toBeVisible();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await look(page, "17");
});
