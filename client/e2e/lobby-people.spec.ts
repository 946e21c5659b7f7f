// Several people before and beside a game: two change places, somebody watches later.
import type { Browser } from "@playwright/test";
import { expect, test, watchFaults } from "./base";
import { ask } from "./prepared";
import { Wire, type Push } from "./wire";

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
  seed: 1,
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
  const delay = 2;
  const { page: anna, wire: hers } = await come(browser, server.url, "Anna");
  const { page: wanda, wire: late } = await come(browser, server.url, "Wanda");
  const { table } = await ask(anna, "/api/tables", ahos({ watch_delay: delay }));
  const path = `/api/tables/${table}`;
  for (const seat of ["blue", "green"]) await ask(anna, path, { type: "bot", seat, bot: "greedy" });
  await wanda.goto(`${server.url}/#/table/${table}`);
  await wanda.getByText("Whoever opened the table starts the game.").waitFor();
  const begun = Date.now();
  const told = expect(wanda.getByText("You watch this game 1 minute later")).toBeVisible();
  await ask(anna, path, { type: "start" });
  await told;
  await anna.goto(`${server.url}/#/table/${table}`);
  await anna.locator("#decision").waitFor();
  await expect.poll(() => hers.push?.decision?.seat).toBe("red");

  // It comes, and not before its time.
  const pushed = ({ frames }: Wire, version: number) =>
    frames.find(({ text }) => {
      const push = JSON.parse(text) as Push;
      return push.type === "push" && push.version >= version;
    })?.at ?? 0;
  await expect.poll(() => pushed(late, 0)).toBeGreaterThan(begun + delay * 900);
  await expect(wanda.locator("svg [data-target]").first()).toBeVisible();

  // What is chosen now, too; nothing of it is hers to choose.
  await expect.poll(() => late.push?.version, { timeout: 60_000 }).toBe(hers.push?.version);
  const choice = hers.push?.decision?.options?.[0]?.choice;
  const before = hers.push?.version ?? 0;
  const chosen = Date.now();
  await ask(anna, path, { type: "choose", version: before, steps: [choice], id: "late-1", seat: "red" });
  await expect.poll(() => hers.push?.version ?? 0).toBeGreaterThan(before);
  await expect.poll(() => pushed(late, before + 1)).toBeGreaterThan(chosen + delay * 900);
  expect(pushed(hers, before + 1)).toBeLessThan(pushed(late, before + 1));
  expect(late.push?.decision?.options).toBeUndefined();
});
