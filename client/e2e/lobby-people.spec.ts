// Several people before and beside a game: two change places, somebody watches later.
import type { Browser } from "@playwright/test";
import { expect, test, watchFaults } from "./base";
import { ask } from "./prepared";
import { Wire } from "./wire";

type Fields = Record<string, unknown>;

async function come(browser: Browser, url: string, name: string) {
  const page = await (await browser.newContext()).newPage();
  const wire = Wire.on(page);
  await page.goto(url);
  await ask(page, "/api/me", { name });
  return { page, wire };
}

const ahos = (settings: Fields): Fields => ({
  game: "ahos",
  title: "Three of us",
  settings: { options: { players: "3" }, open: true, watch: true, pace: 0, ...settings },
  sit: true,
});

test("two people change places when both want it", async ({ browser, server }) => {
  const { page: anna } = await come(browser, server.url, "Anna");
  const { page: bruno } = await come(browser, server.url, "Bruno");
  const faults = [watchFaults(anna), watchFaults(bruno)];
  const { table } = await ask(anna, "/api/tables", ahos({}));
  await ask(bruno, `/api/tables/${table}`, { type: "claim", seat: "blue" });
  for (const page of [anna, bruno]) await page.goto(`${server.url}/#/table/${table}`);
  const seat = (page: typeof anna, i: number) => page.locator("main ul.seats > li").nth(i);

  // Asked and taken back: the other is asked nothing any more.
  await anna.getByRole("button", { name: "Ask Bruno to swap" }).click();
  await expect(bruno.getByRole("button", { name: "Swap with Anna" })).toBeVisible();
  await anna.getByRole("button", { name: /take it back/ }).click();
  await expect(bruno.getByRole("button", { name: "Ask Anna to swap" })).toBeVisible();

  await anna.getByRole("button", { name: "Ask Bruno to swap" }).click();
  await expect(seat(anna, 0)).toContainText("Anna (you)");
  await bruno.getByRole("button", { name: "Swap with Anna" }).click();
  for (const page of [anna, bruno]) {
    await expect(seat(page, 0)).toContainText("Bruno");
    await expect(seat(page, 1)).toContainText("Anna");
  }
  expect(faults).toEqual([[], []]);
});

test("who watches late sees the game so much later", async ({ browser, server }) => {
  const delay = 3;
  const { page: anna, wire: hers } = await come(browser, server.url, "Anna");
  const { page: wanda, wire: late } = await come(browser, server.url, "Wanda");
  const { table } = await ask(anna, "/api/tables", ahos({ watch_delay: delay }));
  const path = `/api/tables/${table}`;
  for (const seat of ["blue", "green"]) await ask(anna, path, { type: "bot", seat, bot: "greedy" });
  await wanda.goto(`${server.url}/#/table/${table}`);
  const begun = Date.now();
  await ask(anna, path, { type: "start" });
  await anna.goto(`${server.url}/#/table/${table}`);
  await anna.locator("#decision").waitFor();
  await expect.poll(() => hers.push?.decision?.seat).toBe("red");
  expect(late.push).toBeNull();
  await expect(wanda.getByText("You watch this game 1 minute later")).toBeVisible();

  // It comes, and not before its time.
  await expect.poll(() => late.push?.version ?? -1, { timeout: 30_000 }).toBeGreaterThanOrEqual(0);
  expect(Date.now() - begun).toBeGreaterThan(delay * 900);
  await expect(wanda.locator("svg [data-target]").first()).toBeVisible();

  // What is chosen now, too; nothing of it is hers to choose.
  await expect.poll(() => late.push?.version, { timeout: 30_000 }).toBe(hers.push?.version);
  const choice = hers.push?.decision?.options?.[0]?.choice;
  const before = hers.push?.version ?? 0;
  const chosen = Date.now();
  await ask(anna, path, { type: "choose", version: before, steps: [choice], id: "late-1", seat: "red" });
  await expect.poll(() => hers.push?.version ?? 0).toBeGreaterThan(before);
  expect(late.push?.version).toBe(before);
  await expect.poll(() => late.push?.version ?? 0, { timeout: 30_000 }).toBeGreaterThan(before);
  expect(Date.now() - chosen).toBeGreaterThan(delay * 900);
  expect(late.push?.decision?.options).toBeUndefined();
});
