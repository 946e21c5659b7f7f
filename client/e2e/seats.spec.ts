import { deal, expect, nextStop, test, watchFaults } from "./base";

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
  await expect
    .poll(async () => Number(await page.locator("#decision").getAttribute("data-version")))
    .toBeGreaterThan(version);
  await page.getByRole("button", { name: "End the bot's cover" }).click();
  await expect(page.getByRole("button", { name: "Let a bot play" })).toBeVisible();
  expect(faults).toEqual([]);
});
