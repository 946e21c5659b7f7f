import { faultsOf } from "./axe";
import { deal, expect, test, watchFaults } from "./base";
import { finishedGame } from "./prepared";

test("replay: from the list, step, scrub, other eyes, link, dice, fork", async ({ page, server }) => {
  const faults = watchFaults(page);
  await page.goto(server.url);
  const table = await finishedGame(page, "ahos-2p");
  await page.goto(`${server.url}/#/`);
  await page.reload();
  await page.locator(`a[href="#/replay/${table}"]`).first().click();

  const where = page.locator("[data-step]");
  await expect(where).toHaveAttribute("data-step", "0");
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(where).toHaveAttribute("data-step", "1");
  await page.keyboard.press("ArrowRight");
  await expect(where).toHaveAttribute("data-step", "2");
  await page.keyboard.press("ArrowLeft");
  await expect(where).toHaveAttribute("data-step", "1");

  // From action to action: further than one step.
  await page.getByRole("button", { name: "One action on" }).click();
  await expect.poll(async () => Number(await where.getAttribute("data-step"))).toBeGreaterThan(1);
  const slider = page.getByRole("slider");
  const steps = Number(await slider.getAttribute("max"));
  expect(steps).toBeGreaterThan(20);
  await slider.fill(String(Math.floor(steps / 2)));
  await expect(where).toHaveAttribute("data-step", String(Math.floor(steps / 2)));

  // All hands open: the hands of both seats can be looked at. One pair of eyes: only one.
  await expect(page.getByRole("group", { name: "Hand of" }).getByRole("button")).toHaveCount(2);
  await page.getByLabel("Eyes of").selectOption({ index: 1 });
  await expect(page.getByRole("group", { name: "Hand of" })).toHaveCount(0);
  await expect(page).toHaveURL(/seat=/);

  // The address is the link to this moment.
  const link = page.url();
  await page.getByRole("button", { name: "Link to this moment" }).click();
  await expect(page.locator("input[readonly]")).toHaveValue(link);
  await page.reload();
  await expect(where).toHaveAttribute("data-step", String(Math.floor(steps / 2)));
  await expect(page.locator("[data-dice=kept]")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // Playing goes on by itself and can be stopped.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect
    .poll(async () => Number(await where.getAttribute("data-step")))
    .toBeGreaterThan(Math.floor(steps / 2) + 1);
  await page.getByRole("button", { name: "Pause" }).click();

  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page.locator("#decision")).toBeVisible();
  expect(page.url()).not.toContain(table);
  expect(faults).toEqual([]);
});

test("replay: a game that is not over says so", async ({ page, server }) => {
  await deal(page);
  await page.goto(server.url);
  await page.locator("[data-play=ahos]").click();
  await expect(page.locator("#decision")).toBeVisible();
  await page.goto(page.url().replace("#/table/", "#/replay/"));
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("link", { name: "To the table" })).toBeVisible();
});
