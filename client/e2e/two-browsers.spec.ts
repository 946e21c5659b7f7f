import type { Page } from "@playwright/test";
import { chooseByClicks, deal, dice, expect, listAll, test, watchFaults } from "./base";

async function name(page: Page, url: string, who: string) {
  await page.goto(url);
  await page.getByLabel("Your name").fill(who);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
}

test("two browsers in one game: lobby, invitation, talk, turns, one goes away and comes back", async ({ browser, server }) => {
  const anna = await (await browser.newContext()).newPage();
  const his = await browser.newContext();
  let bert = await his.newPage();
  const faults = [watchFaults(anna), watchFaults(bert)];
  await deal(anna);

  await name(anna, server.url, "Anna");
  await anna.goto(`${server.url}/#/new/ahos`);
  await anna.getByLabel("Number of players").selectOption("3");
  await anna.getByLabel("Anybody may sit down").uncheck();
  await anna.getByRole("button", { name: "Open the table" }).click();

  const start = anna.getByRole("button", { name: "Start the game" });
  await expect(start).toBeDisabled();
  await expect(anna.getByText("2 seats are still free")).toBeVisible();
  const rows = anna.locator("main li");
  await rows.nth(2).getByRole("button", { name: "Bot (greedy)" }).click();
  await expect(anna.getByText("1 seat is still free")).toBeVisible();
  await rows.nth(1).getByRole("button", { name: "Invite" }).click();
  const link = await rows.nth(1).locator("input").inputValue();
  expect(link).toContain("#/join/");

  // Bert has no name yet; the secret leaves the address bar.
  await bert.goto(link);
  await bert.getByLabel("Your name").fill("Bert");
  await bert.getByRole("button", { name: "Sit down and join" }).click();
  await expect(bert).toHaveURL(/#\/table\/\w+$/);
  await expect(anna.getByText("Bert", { exact: true })).toBeVisible();
  await expect(bert.getByText("Whoever opened the table starts the game.")).toBeVisible();

  await bert.getByLabel("Say something").fill("Good luck, Anna!");
  await bert.getByRole("button", { name: "Say", exact: true }).click();
  await expect(anna.getByText("Good luck, Anna!")).toBeVisible();

  await start.click();
  await expect(anna.locator("#decision")).toBeVisible();
  await expect(bert.locator("#decision")).toBeVisible();

  const random = dice(11);
  const pages = [anna, bert];
  const chose = [0, 0];
  for (let i = 0; i < 24; ++i) {
    if (i === 12) {
      // Bert closes his page in the middle of the game. He opens it again and has his seat.
      const address = bert.url();
      await bert.close();
      await expect(anna.locator("[id^=player-]", { hasText: "Bert" })).toContainText("away");
      bert = await his.newPage();
      faults[1] = watchFaults(bert);
      pages[1] = bert;
      await bert.goto(address);
      await expect(bert.locator("#player-1")).toContainText("Bert");
    }
    // Both see the same version before anybody is looked for.
    await expect
      .poll(async () => {
        const versions = await Promise.all(pages.map((p) => p.locator("#decision").getAttribute("data-version")));
        const mine = await Promise.all(pages.map((p) => p.locator("#decision").getAttribute("data-mine")));
        return versions[0] === versions[1] && mine.filter((m) => m === "true").length === 1;
      })
      .toBe(true);
    const who = (await anna.locator("#decision").getAttribute("data-mine")) === "true" ? 0 : 1;
    const page = pages[who] as Page;
    const other = pages[1 - who] as Page;
    await expect(other.locator("#question")).toContainText(who === 0 ? "Anna" : "Bert");
    await expect(other.locator("[data-choice]")).toHaveCount(0);
    await listAll(page);
    await chooseByClicks(page, random, 2);
    chose[who] = (chose[who] ?? 0) + 1;
  }
  expect(Math.min(...chose)).toBeGreaterThan(0);
  expect(faults).toEqual([[], []]);
});
