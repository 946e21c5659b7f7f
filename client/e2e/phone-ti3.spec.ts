// A turn of ti3 on a phone, with fingers only: fly, land, whatever is asked on the way, until the next player has the turn.
import type { Locator, Page } from "@playwright/test";
import type { Ti3View } from "../src/games/ti3/view";
import { answered, expect, nextStop, settled, test, watchFaults } from "./base";
import { chipsOf, momentsOf } from "./clicks";
import { carrierIn } from "./clicks-ti3";
import { hex } from "./hands";
import { playFrom } from "./prepared";
import { Wire } from "./wire";

const screen = { width: 390, height: 844 };
test.use({ viewport: screen, hasTouch: true });

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not in sight`);
  return box;
}

/** A finger on the left rim of a hex, clear of planets and fleets; the sheet does not lie there. */
async function tapHex(page: Page, system: string): Promise<void> {
  const box = await boxOf(hex(page, system));
  const at = { x: box.x + box.width * 0.12, y: box.y + box.height / 2 };
  expect(at.y).toBeLessThan((await boxOf(page.locator("#decision"))).y);
  await page.touchscreen.tap(at.x, at.y);
  await settled(page);
}

/** The button and all that is chosen are whole on the screen, large enough for a finger, and the page does not scroll. */
async function fitsTheScreen(page: Page): Promise<void> {
  const button = await boxOf(page.locator("#confirm"));
  expect(button.height).toBeGreaterThanOrEqual(44);
  expect(button.y + button.height).toBeLessThanOrEqual(screen.height);
  for (const chip of await page.locator("#decision [data-step]").all()) await expect(chip).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.locator("#decision").innerText()).not.toMatch(/[a-z]_[a-z]|\{\w+\}|undefined/);
}

/** What is proposed, else nothing, else the first answer. */
async function tapAnswer(page: Page, wire: Wire): Promise<void> {
  const button = page.locator("#confirm");
  if ((await button.getAttribute("aria-disabled")) === "true") {
    const calm = ["pass", "no", "done", "stay", "decline"].find((choice) => wire.choices.includes(choice));
    const one = page.locator(calm ? `#decision [data-choice="${calm}"]` : "#decision [data-choice]").first();
    if (!(await one.isVisible())) await page.locator("[data-list]").tap();
    await one.tap();
    await settled(page);
  }
  await fitsTheScreen(page);
  const version = await page.locator("#decision").getAttribute("data-version");
  await button.tap();
  await answered(page, version);
}

test("ti3: a whole turn on a phone by touch: move, land, until the next player's turn", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  const view = () => wire.push?.view as unknown as Ti3View;
  await page.goto(server.url);
  const landing = momentsOf("ti3-4p", (steps, i) => {
    const sent = carrierIn(steps, i);
    return sent && steps.slice(i, i + 20).some((one) => one.startsWith(`${sent.seat}: land `)) ? sent : null;
  });
  for (const { game, step, found } of landing) {
    await playFrom(page, game, step);
    expect(await nextStop(page)).toBe("mine");
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const before = wire.lines().length;
    const told = () => wire.lines().slice(before).join("\n");
    await tapHex(page, found.system);
    // Where nothing is proposed another moment will do.
    if (!(await chipsOf({ page })).includes(`activate ${found.system}`)) continue;
    for (let i = 0; i < 20; ++i) {
      await tapAnswer(page, wire);
      if ((await nextStop(page)) === "over" || /^turn_began /m.test(told())) break;
      await settled(page);
    }
    const me = view().viewer ?? "";
    expect(told()).toMatch(new RegExp(`^unit_moved ${me} `, "m"));
    expect(told()).toMatch(new RegExp(`^units_landed ${me} `, "m"));
    expect(told()).toMatch(/^turn_began /m);
    // Every other page by one touch, and back.
    for (const tab of ["Players", "Hand", "Goals", "Log", "Map"]) {
      await page.getByRole("navigation").getByRole("button", { name: tab }).tap();
      await fitsTheScreen(page);
    }
    expect(faults).toEqual([]);
    return;
  }
  throw new Error("no landing is proposed");
});
