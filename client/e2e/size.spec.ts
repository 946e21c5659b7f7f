import { expect, test } from "./base";
import { findMoment, playFrom } from "./prepared";

const mostScript = 300 * 1024;
const mostNodes = 2500;

test("first load: less than 300 KB of compressed script; six full fleets: less than 2500 nodes", async ({ page, server }) => {
  await page.goto(server.url);
  // A turn near the end of the game.
  const [game, step] = findMoment(({ steps }) => {
    const late = steps.slice(0, Math.floor(steps.length * 0.9));
    const step = late.map((line) => / activate \d+$/.test(line)).lastIndexOf(true);
    return step < 0 ? null : step;
  }, "ti4-6p");
  const table = await playFrom(page, game, step);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const addresses = new Map<string, string>();
  let script = 0;
  devtools.on("Network.responseReceived", (e) => addresses.set(e.requestId, e.response.url));
  devtools.on("Network.loadingFinished", (e) => {
    if (addresses.get(e.requestId)?.endsWith(".js")) script += e.encodedDataLength;
  });
  await page.goto("about:blank");
  await page.goto(`${server.url}/#/table/${table}`);
  await expect(page.locator("#decision")).toBeVisible();
  await expect.poll(() => page.locator("svg *").count()).toBeGreaterThan(500);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(mostScript);
  expect(await page.locator("svg *").count()).toBeLessThan(mostNodes);
});
