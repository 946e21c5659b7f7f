// Two people and a bot at a real table: reaction windows are sealed there.
import type { Page } from "@playwright/test";
import { chooseByClicks, dice, expect, listAll, test, watchFaults } from "./base";

const post = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([address, text]) => {
      const response = await fetch(address ?? "", { method: "POST", body: text });
      return (await response.json()) as Record<string, unknown>;
    },
    [path, JSON.stringify(body)],
  );

const waits = '#decision[data-mine="true"], [data-window]';

test("C4 F49 F50 both get the same card at the same time, whatever they hold; it closes when both have passed", async ({
  browser,
  server,
}) => {
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()));
  const [anna, bob] = pages as [Page, Page];
  const faults = pages.map(watchFaults);
  for (const [page, name] of [
    [anna, "Anna"],
    [bob, "Bob"],
  ] as const) {
    await page.goto(server.url);
    await post(page, "/api/me", { name });
  }
  // A long beat: this machine may be slow, and nothing may depend on that.
  const settings = { options: { players: "3" }, open: true, pace: 0, beat: { card: 60_000, other: 60_000 } };
  const { table } = await post(anna, "/api/tables", { game: "ti4", title: "Sealed", settings, sit: true, seed: 1 });
  await post(bob, `/api/tables/${table}`, { type: "claim", seat: "blue" });
  await post(anna, `/api/tables/${table}`, { type: "bot", seat: "green", bot: "greedy" });
  expect(await post(anna, `/api/tables/${table}`, { type: "start" })).toMatchObject({ started: true });
  for (const page of pages) await page.goto(`${server.url}/#/table/${table}`);

  const random = dice(7);
  for (let i = 0; i < 120; ++i) {
    const asked = await Promise.race(
      pages.map(async (page) => {
        await page.waitForSelector(waits, { timeout: 60_000 });
        return page;
      }),
    );
    if (await asked.locator("[data-window]").isVisible()) {
      // One that both may answer: in another whoever has an answer gives it.
      const passes = pages.map((page) => page.locator('#window-pass[aria-disabled="false"]'));
      const open = await Promise.all(passes.map((pass) => pass.waitFor({ timeout: 2000 }).then(() => true, () => false)));
      if (open.every(Boolean)) break;
      for (const pass of passes) await pass.click({ timeout: 500 }).catch(() => undefined);
      continue;
    }
    await listAll(asked);
    await chooseByClicks(asked, random, 1);
  }
  const card = (page: Page) => page.locator("[data-window]");
  await expect(card(anna)).toBeVisible();
  await expect(card(bob)).toBeVisible();
  const id = await card(anna).getAttribute("data-window");
  expect(await card(bob).getAttribute("data-window")).toBe(id);
  await expect(bob.locator("#question")).toHaveText(await anna.locator("#question").innerText());
  // Nobody is marked as the one who is waited for.
  for (const page of pages) await expect(page.locator("li.asked")).toHaveCount(0);

  await anna.locator('#window-pass[aria-disabled="false"]').click();
  await expect(card(anna)).toContainText("Your answer: Pass");
  // Bob sees nothing of it.
  await expect(bob.locator(`[data-window="${id}"]`)).toBeVisible();
  await expect(card(bob)).not.toContainText("answer:");
  await bob.locator('#window-pass[aria-disabled="false"]').click();
  for (const page of pages) await expect(page.locator(`[data-window="${id}"]`)).toHaveCount(0);
  expect(faults).toEqual([[], []]);
});
