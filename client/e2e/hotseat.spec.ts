import { faultsOf } from "./axe";
import { deal, expect, test, watchFaults } from "./base";

test("hot-seat: a cover between seats, hands only after holding or by PIN", async ({ page, server }) => {
  const faults = watchFaults(page);
  await deal(page);
  await page.goto(`${server.url}/#/new/ahos`);
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByLabel("Other seats").selectOption("me");
  await expect(page.getByText("between two seats the screen is covered")).toBeVisible();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();

  const cover = page.locator("[data-cover=seat]");
  const hand = page.locator("#hand");
  await expect(cover).toBeVisible();
  await expect(hand).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);

  // A short click does not open a hand, holding does.
  const first = cover.locator("[data-open-seat].primary");
  const seat = await first.getAttribute("data-open-seat");
  // Within the page: on a busy machine a click from here could last too long.
  await first.evaluate((button) => {
    for (const kind of ["pointerdown", "pointerup", "click"]) button.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
  });
  await page.waitForTimeout(800);
  await expect(cover).toBeVisible();
  await first.click({ delay: 800 });
  await expect(cover).toHaveCount(0);
  await expect(hand).toBeVisible();

  // Hidden again at once, and with a PIN nobody else opens it.
  await page.getByRole("button", { name: "Set a PIN" }).click();
  await page.getByLabel("New PIN").fill("4711");
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator("[data-hide]").click();
  await expect(hand).toBeHidden();
  const pin = page.locator(`#pin-${seat}`);
  await pin.fill("0000");
  await pin.press("Enter");
  await expect(page.getByText("That is not the PIN.")).toBeVisible();
  await expect(hand).toBeHidden();
  await pin.fill("4711");
  await pin.press("Enter");
  await expect(hand).toBeVisible();

  // My choice made: the device goes on to the other seat, and my hand is gone.
  await page.locator("[data-list]").click();
  await page.locator("#decision [data-choice]").first().click();
  await page.locator("#confirm").click();
  const next = page.locator("[data-cover=seat] [data-open-seat].primary");
  await expect(next).toBeVisible();
  expect(await next.getAttribute("data-open-seat")).not.toBe(seat);
  await expect(hand).toBeHidden();
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(hand).toBeVisible();
  expect(faults).toEqual([]);
});

test("hot-seat: one person who plays all seats can do without covers", async ({ page, server }) => {
  await deal(page);
  await page.goto(`${server.url}/#/new/ahos`);
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByLabel("Other seats").selectOption("me");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("[data-cover=seat]")).toBeVisible();
  await page.getByLabel("Cover hands between seats").uncheck();
  await expect(page.locator("[data-cover]")).toHaveCount(0);
  await expect(page.locator("#hand")).toBeVisible();
});
