import type { Page, Request } from "@playwright/test";
import { faultsOf } from "./axe";
import { deal, expect, listAll, nextStop, playNow, test } from "./base";
import { Middle } from "./middle";
import { finishedGame } from "./prepared";
import { OrreryServer } from "./server";

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const themed = (page: Page, theme: string) =>
  page.addInitScript((wanted) => localStorage.setItem("orrery.settings", JSON.stringify({ theme: wanted })), theme);

/** Waits until all that the page asked for has come and is drawn, and nothing moves into its place any more. */
function completion(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const) page.on(end as "requestfinished", (request) => open.delete(request));
  const drawn = () =>
    page.evaluate(async () => {
      for (let i = 0; i < 3; ++i) await new Promise(requestAnimationFrame);
      const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ends.map((one) => one.finished));
    });
  return async () => {
    await drawn();
    while (open.size > 0) {
      await expect.poll(() => open.size).toBe(0);
      await drawn();
    }
  };
}

for (const size of sizes) {
  for (const theme of ["dark", "light"]) {
    test(`C14 axe finds nothing on the pages, ${size.width} px, ${theme}`, async ({ page, server }) => {
      await page.setViewportSize(size);
      await themed(page, theme);
      const complete = completion(page);
      const pages = ["#/", "#/new/ti4", "#/new/ahos", "#/rules/ahos?id=AHOS-MOV-6", "#/rules/ti4", "#/pieces", "#/account"];
      for (const hash of pages) {
        await page.goto(`${server.url}/${hash}`);
        await page.locator("main h1, main h2").first().waitFor();
        await complete();
        expect(await faultsOf(page), hash).toEqual([]);
      }
      // Panels of the start page.
      await page.goto(`${server.url}/#/`);
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByLabel("Colours").waitFor();
      expect(await faultsOf(page), "settings").toEqual([]);
      await page.keyboard.press("Escape");

      await deal(page);
      await page.goto(`${server.url}/#/new/ahos`);
      await page.getByLabel("Number of players").selectOption("2");
      await page.getByLabel("Other seats").selectOption("me");
      await page.getByRole("button", { name: "Open the table" }).click();
      await page.getByRole("button", { name: "Start the game" }).waitFor();
      expect(await faultsOf(page), "lobby").toEqual([]);
      await page.getByRole("button", { name: "Start the game" }).click();
      await page.locator("[data-cover=seat]").waitFor();
      expect(await faultsOf(page), "hot-seat cover").toEqual([]);

      const table = await finishedGame(page, "ahos-2p");
      await page.goto(`${server.url}/#/replay/${table}/40`);
      await page.locator('[data-step="40"]').waitFor();
      expect(await faultsOf(page), "replay").toEqual([]);
      await page.goto(`${server.url}/#/table/${table}`);
      await page.locator("#result").waitFor();
      expect(await faultsOf(page), "result").toEqual([]);
      // An invitation that nobody gave.
      await page.goto(`${server.url}/#/join/${table}/wrong`);
      await complete();
      expect(await faultsOf(page), "join").toEqual([]);
    });
  }

  for (const game of ["ahos", "ti4"]) {
    test(`C14 axe finds nothing at a table of ${game}, ${size.width} px`, async ({ page, server }) => {
      await page.setViewportSize(size);
      const complete = completion(page);
      const middle = await new Middle().attach(page);
      await playNow(page, server.url, game);
      await nextStop(page);
      expect(await faultsOf(page), "map").toEqual([]);
      if (size.width > 1000) {
        await listAll(page);
        expect(await faultsOf(page), "list").toEqual([]);
        // Keys, command line, orders, technologies, trade, what happened.
        for (const key of ["?", "/", "r", "t", "x", "."]) {
          await page.locator("#map").focus();
          await page.keyboard.press(key);
          await complete();
          expect(await faultsOf(page), `after ${key}`).toEqual([]);
          await page.keyboard.press("Escape");
        }
        await page.getByRole("button", { name: "This table" }).click();
        expect(await faultsOf(page), "menu").toEqual([]);
        await page.keyboard.press("Escape");
      } else {
        for (const tab of ["Players", "Hand", game === "ahos" ? "Market" : "Goals", "Log"]) {
          await page.getByRole("navigation").getByRole("button", { name: tab }).click();
          expect(await faultsOf(page), tab).toEqual([]);
        }
        await page.getByRole("navigation").getByRole("button", { name: "Map" }).click();
      }
      // A question with so many words that its place scrolls.
      middle.change = (push) => {
        const decision = push.decision as Record<string, unknown> | null;
        if (decision) decision.detail = Array.from({ length: 60 }, () => ({ say: game === "ti4" ? "one_of_your_tiles" : "nothing_put_in" }));
      };
      middle.again();
      await expect(page.locator("#decision .detail")).toBeVisible();
      expect(await faultsOf(page), "a long question").toEqual([]);
    });
  }
}

test("C14 axe finds nothing where people sign in", async ({ page }) => {
  const server = await OrreryServer.begin(["--accounts"]);
  try {
    await page.goto(`${server.url}/#/account`);
    await page.locator("input[type=password]").waitFor();
    expect(await faultsOf(page)).toEqual([]);
  } finally {
    await server.end();
  }
});
