import { deal, expect, test, watchFaults } from "./base";

test("new table: prepared galaxy, fixed factions, bots by level, clock; the lobby shows it all", async ({
  page,
  server,
}) => {
  const faults = watchFaults(page);
  await deal(page);
  await page.goto(`${server.url}/#/new/ti4`);
  await page.getByLabel("Number of players").selectOption("3");
  await page.getByRole("button", { name: "Prepared 1" }).click();
  await page.getByRole("button", { name: "fixed here" }).click();
  await page.getByLabel("Seat 1", { exact: true }).selectOption("hacan");
  await page.getByText("Each seat by itself").click();
  await page.locator("#plan-0").selectOption("random");
  await page.getByLabel(/^Clock/).selectOption("days");
  await page.getByRole("button", { name: "Open the table" }).click();

  await expect(page.getByText("1 seat is still free")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeDisabled();
  await expect(page.getByText("two days a choice")).toBeVisible();
  await expect(page.getByText("The Emirates of Hacan")).toBeVisible();
  await expect(page.getByRole("img", { name: /Galaxy for 3 players/ })).toBeVisible();
  await expect(page.getByText("Bot (random)", { exact: true })).toBeVisible();

  // Swap with the bot: the bot then sits where I sat.
  const rows = page.locator("main ul.seats > li");
  await expect(rows.nth(0)).toContainText("(you)");
  await page.getByRole("button", { name: "Swap with my seat" }).click();
  await expect(rows.nth(1)).toContainText("(you)");
  await expect(rows.nth(0).getByText("Bot (random)", { exact: true })).toBeVisible();
  await expect(page.getByText("1 seat is still free")).toBeVisible();

  await page.getByRole("button", { name: "Fill the free seats with bots" }).click();
  await expect(page.getByText("Bot (greedy)", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("#decision")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a table can be deleted, after a second click", async ({ page, server }) => {
  await deal(page);
  await page.goto(`${server.url}/#/new/ahos`);
  await page.getByLabel("Name of the table").fill("Not for long");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Delete this table" }).click();
  await expect(page.getByText("Really?")).toBeVisible();
  await page.getByRole("button", { name: "Delete this table" }).click();
  await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
  await expect(page.getByText("Not for long")).toHaveCount(0);
});

test("a map string that cannot be is told before it is sent", async ({ page, server }) => {
  await page.goto(`${server.url}/#/new/ti4`);
  await page.getByRole("button", { name: "Own string" }).click();
  await page.getByLabel("Tile numbers from the centre outwards").fill("19 19 20");
  await expect(page.getByText("More than once: 19")).toBeVisible();
});
