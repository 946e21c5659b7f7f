// A finished game of ti3, step by step: its own board, hands, battle and words.
import { faultsOf } from "./axe";
import { expect, test, watchFaults } from "./base";
import { finishedGame, oldGames } from "./prepared";

test("replay of ti3: step, action, scrub into a battle, other eyes, the end", async ({ page, server }) => {
  const faults = watchFaults(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(server.url);
  const table = await finishedGame(page, "ti3-4p");
  const [game] = oldGames("ti3-4p");
  const battle = (game?.steps.findIndex((line) => line.endsWith(": stay")) ?? -1) + 2;
  expect(battle).toBeGreaterThan(1);

  await page.goto(`${server.url}/#/replay/${table}/0`);
  const where = page.locator("[data-step]");
  const at = async () => Number(await where.getAttribute("data-step"));
  await expect(where).toHaveAttribute("data-step", "0");
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(where).toHaveAttribute("data-step", "1");
  await page.keyboard.press("ArrowLeft");
  await expect(where).toHaveAttribute("data-step", "0");
  await page.getByRole("button", { name: "One action on" }).click();
  await expect.poll(at).toBeGreaterThan(1);

  // In the middle of a battle: what the dice did is told.
  const slider = page.getByRole("slider");
  await slider.fill(String(battle));
  await expect(where).toHaveAttribute("data-step", String(battle));
  await expect(page.getByText(/space battle/i).first()).toBeVisible();
  // All hands lie open, or one pair of eyes is chosen.
  const hands = page.getByRole("group", { name: "Hand of" }).getByRole("button");
  await expect(hands).toHaveCount(4);
  await page.getByLabel("Eyes of").selectOption({ index: 2 });
  await expect(hands).toHaveCount(0);
  await expect(page).toHaveURL(/seat=/);
  expect(await faultsOf(page)).toEqual([]);
  for (const text of await page.locator("main").allInnerTexts()) expect(text).not.toMatch(/[a-z]_[a-z]|\{\w+\}|undefined/);

  const last = Number(await slider.getAttribute("max"));
  await slider.fill(String(last));
  await expect.poll(at).toBe(last);
  await expect(page.locator("main")).toContainText(/wins the game/i);
  expect(faults).toEqual([]);
});
