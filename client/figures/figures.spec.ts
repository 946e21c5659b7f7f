// Figures of the client for docs/performance.md: `npm run figures`. A processor four times slower, six full fleets.
// They are printed, not judged: how fast a machine is at the moment says nothing about the program.
import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { test } from "../e2e/base";
import { fork, moment, played } from "../e2e/played";
import { ask } from "../e2e/prepared";

const slower = 4;
const times = 5;

/** When the first picture with a board has been painted, from the start of the page; looked for within it: whoever asks from outside waits in line. */
function noteFirstBoard() {
  const painted = new MessageChannel();
  painted.port1.onmessage = () => Object.assign(window, { boardAt: performance.now() });
  const look = () => {
    if (document.querySelector("svg [data-target^='system:']")) painted.port2.postMessage(0);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function compressedScripts(): number {
  const folder = "dist/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(`${folder}/${name}`)).length, 0);
}

/** The times between frames while the board is zoomed and drawn to and fro, for three seconds. */
async function panned(page: Page): Promise<number[]> {
  const board = await page.locator("svg:has([data-target^='system:'])").first().boundingBox();
  if (!board) throw new Error("no board");
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const gaps: number[] = [];
        let last = performance.now();
        const end = last + 3000;
        const next = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(next);
          else done(gaps);
        };
        requestAnimationFrame(next);
      }),
  );
  const x = board.x + board.width / 2;
  const y = board.y + board.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await page.mouse.down();
  for (let i = 0; i < 120; ++i) await page.mouse.move(x + 120 * Math.sin(i / 8), y + 80 * Math.cos(i / 8));
  await page.mouse.up();
  return frames;
}

test("figures", async ({ page, server }) => {
  test.setTimeout(300_000);
  await page.goto(server.url);
  const game = await played(page, "ti4", 6);
  const table = await fork(page, game, moment(game, new RegExp(`^turn_began ${game.seat}`), 0.9));
  console.log(`scripts of all pages and games together: ${Math.round(compressedScripts() / 1024)} KB compressed`);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const loaded: number[] = [];
  const sizes = new Map<string, string>();
  devtools.on("Network.responseReceived", (e) => sizes.set(e.requestId, e.response.url));
  devtools.on("Network.loadingFinished", (e) => {
    if (sizes.get(e.requestId)?.endsWith(".js")) loaded.push(e.encodedDataLength);
  });
  await page.addInitScript(noteFirstBoard);
  for (let i = 0; i < times; ++i) {
    await page.goto("about:blank");
    await page.goto(`${server.url}/#/table/${table}`);
    await page.locator("#decision").waitFor();
    const at = await page.evaluate(() => (window as unknown as { boardAt: number }).boardAt);
    console.log(`first board, ${slower}x slower: painted after ${Math.round(at)} ms`);
  }
  await page.waitForTimeout(2000);
  const bytes = loaded.reduce((a, b) => a + b, 0) / times;
  console.log(`scripts of that page: ${Math.round(bytes / 1024)} KB over the wire`);
  console.log(`SVG nodes: ${await page.locator("svg *").count()}`);

  for (const rate of [slower, 1]) {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const gaps = (await panned(page)).sort((a, b) => a - b);
    const at = (part: number) => Math.round(gaps[Math.floor((gaps.length - 1) * part)] ?? 0);
    console.log(`panning, ${rate}x slower: ${gaps.length} frames, ms between them: p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}`);
  }
  await ask(page, `/api/tables/${table}`, { type: "delete" });
});
