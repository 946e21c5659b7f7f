import { chooseByClicks, dice, expect, listAll, nextStop, playNow, test, watchFaults } from "./base";

// A whole game of ti4 by random clicks takes too long for every run; E2E_TI4 asks for more.
const most = Number(process.env.E2E_TI4 ?? 60);

test(`ti4 by clicks: ${most} decisions without a fault`, async ({ page, server }) => {
  test.setTimeout(60_000 + most * 3000);
  const faults = watchFaults(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  await listAll(page);
  const random = dice(Number(process.env.E2E_SEED ?? 44));
  for (let i = 0; i < most; ++i) {
    if ((await nextStop(page)) === "over") break;
    await chooseByClicks(page, random);
    expect(faults, `after decision ${i}`).toEqual([]);
  }
});
