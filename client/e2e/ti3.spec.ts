import { chooseByClicks, dice, expect, listAll, nextStop, playNow, test, watchFaults } from "./base";

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
