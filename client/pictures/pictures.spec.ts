// Pictures for the documentation, at both sizes: `npm run pictures` writes them to docs/pictures. Bots play games to
// their end; the moments are forks of those games, so what is seen is the real table with a real question.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "../e2e/base";
import { fork, moment, played, type Played } from "../e2e/played";
import { ask } from "../e2e/prepared";

const folder = resolve(process.env.PICTURES ?? "../docs/pictures");
const sizes = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

/** A step soon after such a line, the latest first, at which my seat is asked one of these; `until`: up to that part of the game. */
async function askedAfter(page: Page, from: Played, line: string, kinds: RegExp, until = 1): Promise<number> {
  const end = (from.lines.at(-1)?.step ?? 0) * until;
  const begun = from.lines.filter(({ text, step }) => text.startsWith(line) && step <= end).reverse();
  for (const { step } of begun) {
    for (let i = step; i < step + 30; ++i) {
      const then = await ask(page, `/api/tables/${from.table}`, { type: "replay", step: i });
      const asked = then.decision as { seat?: string; kind: string } | undefined;
      if (asked?.seat === from.seat && kinds.test(asked.kind)) return i;
    }
  }
  throw new Error(`nobody asked ${from.seat} anything like ${kinds} after ${line}`);
}

async function picture(page: Page, name: string, address: string, wait: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.goto("about:blank");
    await page.goto(address);
    await page.locator(wait).first().waitFor();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${folder}/${name}-${size}.png` });
  }
}

test("pictures", async ({ page, server }) => {
  test.setTimeout(600_000);
  mkdirSync(folder, { recursive: true });
  const at = (place: string) => `${server.url}/#/${place}`;
  await page.goto(server.url);

  const ti4 = await played(page, "ti4", 6);
  const mid = await fork(page, ti4, await askedAfter(page, ti4, `turn_began ${ti4.seat}`, /^action$/, 0.6));
  await picture(page, "ti4", at(`table/${mid}`), "#decision");
  const fight = await fork(page, ti4, await askedAfter(page, ti4, "combat_round", /hit|retreat|sustain/));
  await picture(page, "combat", at(`table/${fight}`), "#decision");
  const agenda = await fork(page, ti4, await askedAfter(page, ti4, "agenda_revealed", /^vote$/));
  await picture(page, "agenda", at(`table/${agenda}`), "#decision");
  await picture(page, "replay", at(`replay/${ti4.table}/${moment(ti4, /^combat_round 1/, 0.7)}`), "[data-step]");

  const ti3 = await played(page, "ti3", 6);
  const third = await fork(page, ti3, await askedAfter(page, ti3, `turn_began ${ti3.seat}`, /^action$/, 0.6));
  await picture(page, "ti3", at(`table/${third}`), "#decision");
  const battle = await fork(page, ti3, await askedAfter(page, ti3, "space_battle", /retreat|hits/));
  await picture(page, "battle", at(`table/${battle}`), "#decision");

  const ahos = await played(page, "ahos", 4);
  const turn = await fork(page, ahos, ahos.lines[Math.floor(ahos.lines.length * 0.6)]?.step ?? 0);
  await picture(page, "ahos", at(`table/${turn}`), "#decision");

  const settings = { options: { players: "4" } };
  const lobby = await ask(page, "/api/tables", { game: "ti4", title: "Friday evening", settings, sit: true });
  await picture(page, "lobby", at(`table/${String(lobby.table)}`), "main");
  await picture(page, "start", at(""), "[data-play]");
});
