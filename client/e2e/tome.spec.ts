// What others do: told as it happens, and what befell me stays in sight.
import { expect, nextStop, playNow, test } from "./base";
import { Middle } from "./middle";
import { finishedGame } from "./prepared";

type Fields = Record<string, unknown>;

test("8 18 others act: lines as they come, skip, a lost fight and what was done to me stay until put away", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  let last = 0;
  let mine: unknown = null;
  middle.change = (push) => {
    for (const event of push.events as Fields[]) last = Math.max(last, Number(event.n));
    mine = push.decision;
  };
  middle.changeTable = (info) => {
    info.settings = { ...(info.settings as Fields), pace: 550 };
  };
  middle.answers.pace = (message) => ({ pace: message.pace });
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  const asked = mine;
  const tell = (texts: string[], decision: unknown) => {
    const from = last + 1;
    const events = texts.map((text, i) => ({ n: from + i, step: 9000 + from + i, text, by: "bot", at: Date.now() }));
    middle.again({ known: from, from, events, decision });
  };

  // A bot's turn: what it does can be read, and skipped.
  tell(["turn_began yellow", "token_placed yellow 18", "unit_moved yellow cruiser 25 18"], { ...(asked as Fields), seat: "yellow", options: [] });
  // The question of somebody else does not speak to me.
  await expect(page.locator("#decision")).toContainText("Waiting for Yellow");
  await expect(page.locator("#decision")).not.toContainText(/[Yy]our/);
  const now = page.locator(".now");
  await expect(now).toContainText("Yellow moves one cruiser");
  await expect(page.locator("[data-tome]")).toHaveCount(0);
  await now.getByRole("button", { name: /Skip to me/ }).click();
  await expect.poll(() => middle.of("pace").map((message) => message.pace)).toEqual([0]);

  tell(
    ["space_combat yellow red 18", "unit_destroyed red cruiser 18", "unit_destroyed yellow fighter 18", "unit_destroyed red carrier 18", "combat_won yellow 18", "planet_exhausted red meer", "offer_declined red yellow"],
    asked,
  );
  // It is my turn again: the pace that was there comes back.
  await expect.poll(() => middle.of("pace").map((message) => message.pace)).toEqual([0, 550]);
  const card = page.locator("[data-tome]");
  await expect(card).toContainText("You lost. Units lost: you 2, the other side 1.");
  await expect(card).toContainText("Red: Meer is exhausted");
  await expect(card).toContainText("do not agree");
  await expect(card.locator("li")).toHaveCount(3);
  // The log marks the same lines.
  await expect(page.locator("#log .tome")).toHaveCount(5);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await card.getByRole("button", { name: "Put away" }).click();
  await expect(card).toHaveCount(0);
});

test("20 ahos: the final points are one number everywhere", async ({ page, server }) => {
  await page.goto(server.url);
  const table = await finishedGame(page, "ahos-2p");
  await page.goto(`${server.url}/#/table/${table}`);
  await expect(page.locator("#result")).toContainText("Winner");
  const final = page.locator("#result tbody td:nth-child(2)");
  const result = (await final.allInnerTexts()).map((text) => /^\d+/.exec(text)?.[0]).sort();
  const bar = (await page.locator(".scores .score b").allInnerTexts()).sort();
  const cards = (await page.locator("article.player .vp").allInnerTexts()).map((text) => /^\d+/.exec(text)?.[0]).sort();
  expect(result.length).toBe(2);
  expect(bar).toEqual(result);
  expect(cards).toEqual(result);
});
