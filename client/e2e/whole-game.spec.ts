import { chooseByClicks, dice, expect, listAll, nextStop, playNow, test, watchFaults } from "./base";

test("a whole game of ahos by clicks against bots, from Play now to the result", async ({ page, server }) => {
  test.setTimeout(600_000);
  const faults = watchFaults(page);
  await playNow(page, server.url, "ahos", { options: { players: "4" } });
  const random = dice(20_24);
  await nextStop(page);
  await listAll(page);
  let decisions = 0;
  while ((await nextStop(page)) === "mine") {
    await chooseByClicks(page, random);
    ++decisions;
    expect(decisions, "the game must end").toBeLessThan(2000);
  }
  console.log(`decisions made by clicks: ${decisions}`);
  await expect(page.locator("#result")).toContainText("Winner");
  await page.locator('#result [data-dice="kept"]').click();
  await expect(page.locator("#result code")).toHaveCount(2);
  await expect(page.locator("#result tbody tr")).toHaveCount(4);

  // F06 the whole log is there: a page of it comes with the table, older ones when they are asked for.
  await page.reload();
  await page.locator("#result").waitFor();
  await page.keyboard.press("Escape");
  const older = page.getByRole("button", { name: "Older lines" });
  await expect(older).toBeVisible();
  await expect(async () => {
    if (await older.isVisible()) await older.click({ timeout: 2000 });
    await expect(older).toBeHidden({ timeout: 500 });
  }).toPass();
  const lines = page.locator("#log p");
  const first = await lines.count();
  const setup = page.locator("#log").getByRole("button", { name: /^Setup/ });
  await setup.click();
  await expect.poll(() => lines.count()).toBeGreaterThan(first + 20);
  expect(faults).toEqual([]);
});
