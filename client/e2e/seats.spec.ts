import type { Page } from "@playwright/test";
import { faultsOf } from "./axe";
import { deal, expect, nextStop, test, watchFaults } from "./base";
import { peopleAt } from "./people";

test("a stranger opens the link of an open table, says a name and sits down", async ({ browser, server }) => {
  const anna = await (await browser.newContext()).newPage();
  const carla = await (await browser.newContext()).newPage();
  const faults = watchFaults(carla);
  await deal(anna);
  await anna.goto(`${server.url}/#/new/ahos`);
  await anna.getByLabel("Number of players").selectOption("2");
  await anna.getByRole("button", { name: "Open the table" }).click();
  await anna.getByRole("button", { name: "Start the game" }).waitFor();

  await carla.goto(anna.url());
  await expect(carla.getByText("First tell the others who you are.")).toBeVisible();
  await carla.getByLabel("Your name").fill("Carla");
  await carla.getByRole("button", { name: "Save" }).click();
  await carla.getByRole("button", { name: "Sit down" }).click();
  await expect(carla.getByText("Carla (you)")).toBeVisible();
  await anna.getByRole("button", { name: "Start the game" }).click();
  await expect(carla.locator("#decision")).toBeVisible();
  expect(faults).toEqual([]);
});

test("C9 a bot covers my seat until I end it", async ({ page, server }) => {
  const faults = watchFaults(page);
  // With bots at their readable pace: at once they would play the game to its end.
  await deal(page, { pace: null });
  await page.goto(server.url);
  await page.locator("[data-play=ti4]").click();
  await nextStop(page);
  const version = Number(await page.locator("#decision").getAttribute("data-version"));
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Let a bot play" }).click();
  // Nobody else would stop the bots.
  await expect(page.getByText("the bots go on to the end")).toBeVisible();
  await page.getByRole("button", { name: "Let a bot play" }).click();
  await expect
    .poll(async () => Number(await page.locator("#decision").getAttribute("data-version")))
    .toBeGreaterThan(version);
  await page.getByRole("button", { name: "End the bot's cover" }).click();
  await expect(page.getByRole("button", { name: "Let a bot play" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("15.A what is not one person's to decide is voted on, and everybody reads it", async ({ browser, server }) => {
  const people = await peopleAt(browser, server.url, ["Anna", "Bruno"]);
  const [anna, bruno] = people.seated.map((person) => person.page) as [Page, Page];
  const faults = [watchFaults(anna), watchFaults(bruno)];

  await bruno.getByRole("button", { name: "This table" }).click();
  await bruno.getByRole("listitem").filter({ hasText: "Anna" }).getByRole("button", { name: "Ask: let a bot play" }).click();
  const vote = anna.getByRole("group", { name: "Bruno asks: let a bot play for Anna" });
  await expect(vote).toContainText("2 must agree.");
  await expect(bruno.getByRole("button", { name: "✓ Yes (1)" })).toBeVisible();
  expect(await faultsOf(anna)).toEqual([]);
  await vote.getByRole("button", { name: "No" }).click();
  await expect(vote).toHaveCount(0);
  await bruno.getByRole("tab", { name: "Talk" }).click();
  await expect(bruno.locator("[data-note=rejected]")).toHaveText("Anna: no bot, the players voted against it.");

  await anna.getByRole("button", { name: "This table" }).click();
  await anna.getByRole("button", { name: "Ask: end the game" }).click();
  await anna.getByRole("button", { name: "Ask: end the game" }).click();
  await bruno.getByRole("group", { name: "Anna asks: end this game" }).getByRole("button", { name: "Yes" }).click();
  for (const page of [anna, bruno]) await expect(page.getByText("There is no such table")).toBeVisible();
  expect(faults.flat()).toEqual([]);
});
