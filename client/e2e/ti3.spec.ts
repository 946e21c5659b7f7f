import { texts as polish } from "../src/games/ti3/texts/pack/pl";
import { faultsOf } from "./axe";
import { chooseByClicks, confirm, dice, expect, listAll, nextStop, playNow, settled, tableShown, test, watchFaults } from "./base";
import { ask } from "./prepared";

// A whole game of ti3 by random clicks takes too long for every run; E2E_TI3 asks for more.
const most = Number(process.env.E2E_TI3 ?? 40);

test(`ti3 by clicks: ${most} decisions without a fault, no bare word of the notation`, async ({ page, server }) => {
  test.setTimeout(60_000 + most * 3000);
  const faults = watchFaults(page);
  await playNow(page, server.url, "ti3");
  await nextStop(page);
  await listAll(page);
  const random = dice(Number(process.env.E2E_SEED ?? 3));
  for (let i = 0; i < most; ++i) {
    if ((await nextStop(page)) === "over") break;
    expect(await page.locator("#decision").innerText(), `decision ${i}`).not.toMatch(/[a-z]_[a-z]|\{\w+\}|undefined/);
    await chooseByClicks(page, random);
    expect(faults, `after decision ${i}`).toEqual([]);
  }
});

test.describe("in Polish", () => {
  test.use({ locale: "pl-PL" });

  test("13.C ti3: a race is chosen by its sheet, which is behind the player's coin from then on", async ({ page, server }) => {
    const faults = watchFaults(page);
    await page.goto(server.url);
    await ask(page, "/api/me", { name: "Anna" });
    const settings = { pace: 0, options: { players: "3", races: "chosen", map: "random" } };
    const { table } = await ask(page, "/api/tables", { game: "ti3", title: "Rasy", seed: 5, settings, sit: true });
    const path = `/api/tables/${String(table)}`;
    for (const seat of ["blue", "green"]) await ask(page, path, { type: "bot", seat, bot: "greedy" });
    await ask(page, path, { type: "start" });
    await page.goto(`${server.url}/#/table/${String(table)}`);
    await tableShown(page);
    await settled(page);

    const name = polish["races.hacan.name"] ?? "";
    const sheet = page.getByRole("region", { name: "Wybierz rasę", exact: true }).locator('[data-people="hacan"]');
    await expect(sheet).toContainText(polish["technologies.sarween_tools.name"] ?? "?");
    await expect(sheet).toContainText("kontrakty handlowe o wartości 3 i 3");
    await expect(sheet).toContainText(polish["race_abilities.hacan_free_trade.text"] ?? "?");
    await sheet.getByRole("button", { name }).click();
    await settled(page);
    await expect(sheet).toHaveClass(/chosen/);
    expect(await faultsOf(page)).toEqual([]);
    await expect(page.locator("#confirm")).toHaveText(`Graj rasą: ${name}`);
    await confirm(page);
    await nextStop(page);

    await page.locator("#player-1 button").click();
    const own = page.getByRole("dialog", { name: new RegExp(name) });
    await expect(own.getByText(polish["race_abilities.hacan_card_exchange.name"] ?? "?")).toBeVisible();
    expect(faults).toEqual([]);
  });
});
