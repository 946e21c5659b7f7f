import type { Page } from "@playwright/test";
import { chooseByClicks, dice, expect, listAll, nextStop, playNow, settled, test, watchFaults } from "./base";
import { oldGames, playFrom, type OldGame } from "./prepared";
import { Middle } from "./middle";
import { Wire } from "./wire";

/** Plays until the server offers to take something back. */
async function untilUndo(page: Page): Promise<boolean> {
  const random = dice(3);
  for (let i = 0; i < 40; ++i) {
    if ((await nextStop(page)) === "over") return false;
    if (await page.locator("[data-undo]").isVisible()) return true;
    await chooseByClicks(page, random, 1);
  }
  return false;
}

test("C2 F56 I take my own steps back up to a seam and ask nobody; never across another's choice", async ({ page, server }) => {
  const faults = watchFaults(page);
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  expect(await untilUndo(page)).toBe(true);
  const version = () => page.locator("#decision").getAttribute("data-version").then(Number);
  const before = await version();
  await expect(page.locator("[data-undo]")).toContainText(/Undo: .+/);
  // The menu has every point up to the seam, and says what the seam is.
  await page.getByRole("button", { name: "Take back further" }).click();
  await expect(page.getByText(/Further back lies chance/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("[data-undo]").click();
  await expect.poll(version).not.toBe(before);
  // At once: no other seat was asked, it is still my question.
  await expect(page.locator("#decision")).toHaveAttribute("data-mine", "true");
  // Back to the seam: then there is nothing more to take back.
  for (let i = 0; i < 10 && (await page.locator("[data-undo]").isVisible()); ++i) {
    const now = await version();
    await page.locator("[data-undo]").click();
    await expect.poll(version).not.toBe(now);
  }
  await expect(page.locator("[data-undo]")).toHaveCount(0);
  expect(await nextStop(page)).toBe("mine");
  expect(faults).toEqual([]);
});

test("settings: language, theme and size of text are kept", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Colours").selectOption("light");
  await page.getByLabel("Size of text").selectOption("18");
  await page.getByLabel("Language").selectOption("pl");
  await expect(page.getByRole("heading", { name: "Moje gry" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Moje gry" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("18px");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("pl");
});

test("a rule opens beside the game", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await page.locator("#decision").getByRole("button", { name: /Show rule AHOS-SET-15/ }).click();
  const panel = page.getByRole("dialog", { name: "Rule AHOS-SET-15" });
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(/Home/i);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

/** A note that says why not, with a link to the rule. */
async function whyNot(page: Page): Promise<string> {
  const note = page.locator("#decision .note");
  await expect(note).toContainText("Not possible");
  await expect(note.getByRole("button", { name: /Show rule/ })).toBeVisible();
  return note.innerText();
}

/** Turns late enough to have cards in hand and ships that cannot come along, with a token on the board already. */
function lateTurns({ steps }: OldGame): number[] {
  return [...steps.keys()].filter((i) => {
    const seat = /^(\w+): activate \d+$/.exec(steps[i] ?? "")?.[1];
    if (i < 250 || !seat || !(steps[i + 1] ?? "").startsWith(`${seat}: move `)) return false;
    const round = steps.slice(0, i).map((other) => other.includes(": take ")).lastIndexOf(true);
    return steps.slice(round, i).some((other) => other.startsWith(`${seat}: activate `));
  });
}

test("C1 a click on a dimmed system, card or ship of ti4 says why not, with the rule", async ({ page, server }) => {
  const wire = Wire.on(page);
  const dimmed = page.locator('#map .hex.dim > .base[aria-disabled="true"]');
  /** A card of another moment in the hand that is looked at. */
  const uselessCard = (): string | undefined => {
    const view = wire.push?.view as { viewer: string; players: Record<string, { hand: object }> };
    const playable = new Set(wire.choices.filter((choice) => choice.startsWith("play ")).map((choice) => choice.slice(5)));
    return Object.keys(view.players[view.viewer]?.hand ?? {}).find((id) => !playable.has(id));
  };
  // A token may have come back, a hand may be empty: then another turn.
  let system = "";
  const turns = oldGames("ti4-3p").flatMap((game) => lateTurns(game).map((step) => ({ game, step })));
  for (const [tries, { game, step }] of turns.entries()) {
    expect(tries, "a turn with a token on the board and a card in hand").toBeLessThan(8);
    await page.goto(server.url);
    await playFrom(page, game, step);
    expect(await nextStop(page)).toBe("mine");
    system = (game.steps[step] ?? "").split(" ")[2] ?? "";
    if ((await dimmed.count()) > 0 && uselessCard()) break;
  }
  const viewer = String((wire.push?.view as { viewer: string }).viewer);

  // A system with my token: it cannot be activated again.
  await dimmed.first().focus();
  await page.keyboard.press("Enter");
  await whyNot(page);
  // The words of the rule come a moment later.
  await expect(page.locator("#decision .note")).toContainText(/activate|token/i);
  await page.locator("#decision .note").getByRole("button", { name: "Close" }).click();
  await expect(page.locator("#decision .note")).toHaveCount(0);

  // By force: it says of itself that it cannot be chosen.
  await page.locator(`#hand [data-target="card:${uselessCard()}"]`).click({ force: true });
  await whyNot(page);

  // A ship that cannot come: another player's.
  await page.locator(`#map [data-target="system:${system}"] > .base`).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#decision ol > li[title]").first()).toBeVisible();
  await settled(page);
  const others = page.locator(`#map .fleet:not([data-fleet^="${viewer}@"]) [data-target^="piece:"]:not(.lit)`);
  // Wherever the map lies under it.
  await others.first().dispatchEvent("click");
  await whyNot(page);
});

test("C1 what is dimmed on the map of ahos says why not, with the rule", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  const random = dice(5);
  // Until something on the map is asked for.
  for (let i = 0; i < 12; ++i) {
    await nextStop(page);
    const spaces = page.locator('#map [data-target^="system:"], #map [data-target^="space:"]');
    const count = await spaces.count();
    for (let n = 0; n < Math.min(count, 6); ++n) await spaces.nth(n).dispatchEvent("contextmenu");
    // What was asked last is answered last; what cannot be asked here is not asked.
    const { length } = middle.of("why");
    if (length > 0) await expect(page.locator("#decision .note")).toBeVisible();
    if (await page.getByText("Not possible").isVisible()) break;
    await chooseByClicks(page, random, 1);
  }
  await whyNot(page);
});

test("F06 the log does not jump while it is read", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  const log = page.locator("#log");
  await expect(log.locator("p").first()).toBeVisible();
  await log.evaluate((element) => (element.scrollTop = 60));
  // A page hears of scrolling with its next picture.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const before = await log.evaluate((element) => element.scrollTop);
  await chooseByClicks(page, dice(1), 1);
  await nextStop(page);
  expect(await log.evaluate((element) => element.scrollTop)).toBe(before);
  await expect(page.locator("#log-unread")).toBeVisible();
  await page.locator("#log-unread").click();
  // With few new lines the jump is already the end.
  const end = page.getByRole("button", { name: "To the newest line" });
  await expect(async () => {
    if (await end.isVisible()) await end.click({ timeout: 1000 });
    await expect(page.locator("#log-unread")).toBeHidden({ timeout: 1000 });
  }).toPass();
  // A line about one seat only.
  await page.getByLabel("Lines about").selectOption("blue");
  await expect(log.locator("p").first()).toBeVisible();
});

test("a draft outlives a reload", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  await page.locator("#decision [data-choice]").first().click();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(1);
  await settled(page);
  await page.reload();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(1);
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");
});
