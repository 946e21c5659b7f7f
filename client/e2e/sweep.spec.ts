// 13.A3 Nothing leaves its box, is cut off without dots, or lies under another thing: in positions drawn from games of bots, at
// several sizes, in three languages, one page without reloads. SWEEP=300 looks at more of them at six sizes, each in all languages (`./test --full`);
// SWEEP_PICTURES=DIR keeps what was seen. A fault is told and kept as a picture when it is first found: a long run takes most of an hour.
import type { Page } from "@playwright/test";
import { boxFaults } from "./boxes";
import { expect, settled, tableShown, test } from "./base";
import { ask, oldGames, type OldGame } from "./prepared";

const wanted = Number(process.env.SWEEP ?? 40);
const pictures = process.env.SWEEP_PICTURES;
const sizes: [number, number][] = [
  [1366, 768],
  [390, 844],
  [1920, 1080],
  [1366, 640],
  [820, 1180],
  [360, 640],
];
const languages = ["en", "it", "pl"] as const;

interface Place {
  game: OldGame;
  step: number;
}

interface Fault {
  /** Where it was seen first. */
  where: string;
  times: number;
}

type Look = [size: [number, number], language: string];

/** How the i-th position is looked at: one size and language after the other; in a long run every size in every language. */
function looksAt(i: number): Look[] {
  if (wanted > 100) return sizes.flatMap((size) => languages.map((language): Look => [size, language]));
  return [[sizes[i % 4] ?? [1366, 768], languages[i % 3] ?? "en"]];
}

/** What a step answers: its first word. Every kind of question turns up before one turns up again. */
function drawn(games: OldGame[], count: number): Place[] {
  const kinds = new Map<string, Place[]>();
  for (const game of games) {
    game.steps.forEach((line, step) => {
      const word = /^\w+: (\w+)/.exec(line)?.[1];
      if (line.startsWith("chance") || !word) return;
      kinds.set(word, [...(kinds.get(word) ?? []), { game, step }]);
    });
  }
  const lists = [...kinds.values()];
  const places: Place[] = [];
  for (let round = 0; places.length < count && round < count; ++round) {
    for (const list of lists) {
      // Spread over each game: early and late positions look different.
      const place = list[Math.floor((list.length * ((round * 0.381966 + 0.17) % 1)))];
      if (place && places.length < count && !places.includes(place)) places.push(place);
    }
  }
  return places;
}

async function set(page: Page, how: { language?: string; theme?: string }): Promise<void> {
  // As another tab of the browser would tell it.
  await page.evaluate((to) => {
    const key = "orrery.settings";
    const before = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    const newValue = JSON.stringify({ ...before, ...to, motion: "none" });
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, how);
}

async function open(page: Page, place: Place): Promise<void> {
  const settings = { pace: 0, watch: true };
  const made = await ask(page, "/api/tables", { record: place.game.record, step: place.step, title: "Sweep", settings });
  if (!made.table) throw new Error(`no table at step ${place.step}: ${JSON.stringify(made)}`);
  await page.evaluate((table) => (location.hash = `#/table/${table}`), String(made.table));
  await tableShown(page);
  await settled(page);
}

const parts = [
  ["ti4", 0.5, ["ti4-3p", "ti4-6p"]],
  ["ti3", 0.25, ["ti3-4p"]],
  ["ahos", 0.25, ["ahos-2p"]],
] as const;
for (const [part, portion, kinds] of parts) {
  const share = Math.round(wanted * portion);
  test(`13.A3 ${part}: ${share} positions, nothing leaves its box, is cut or covered`, async ({ page, server }, info) => {
    test.setTimeout(60_000 + share * 40_000);
    await page.goto(server.url);
    await ask(page, "/api/me", { name: "Anna" });
    const places = drawn(kinds.flatMap((kind) => oldGames(kind)), share);
    expect(places).toHaveLength(share);
    const begun = Date.now();
    const faults = new Map<string, Fault>();
    let [looks, looked] = [0, 0];
    for (const [i, place] of places.entries()) {
      await set(page, { language: languages[i % 3] ?? "en", theme: i % 5 < 3 ? "dark" : "light" });
      await open(page, place);
      for (const [[width, height], language] of looksAt(i)) {
        await set(page, { language });
        await page.setViewportSize({ width, height });
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        });
        await settled(page);
        const where = `${place.step} "${place.game.steps[place.step]}" ${width}x${height} ${language}`;
        const found = await page.evaluate(boxFaults);
        looks += 1;
        looked += found.looked;
        let isNew = false;
        for (const what of found.faults) {
          const known = faults.get(what);
          faults.set(what, known ? { ...known, times: known.times + 1 } : { where, times: 1 });
          if (!known) console.error(`${part} ${i}: ${where}: ${what}`);
          isNew ||= !known;
        }
        if (isNew) await page.screenshot({ path: info.outputPath(`${i}-${width}x${height}-${language}.png`) });
        if (pictures) await page.screenshot({ path: `${pictures}/${part}-${i}-${width}-${language}.png` });
      }
    }
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.error(`${part}: ${places.length} positions, ${looks} looks, ${looked} elements, ${faults.size} faults, ${seconds} s`);
    expect([...faults].map(([what, { where, times }]) => `${times} times, first at ${where}: ${what}`)).toEqual([]);
  });
}
