import { test as plain, expect, type Page } from "@playwright/test";
import { OrreryServer } from "./server";

/** `server`: one for all tests of a worker. */
export const test = plain.extend<object, { server: OrreryServer }>({
  server: [
    // Playwright reads the first parameter as a pattern; it must be one even if it names nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await OrreryServer.begin();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
});
export { expect };

/** Faults of the page are faults of the test. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_CONNECTION|WebSocket|Failed to load resource/.test(message.text())) {
      faults.push(message.text());
    }
  });
  return faults;
}

export interface Deal {
  /** Which game is dealt: the same in every run. */
  seed?: number;
  /** Milliseconds that bots wait; null: as the page wants it. Tests have no eyes that must follow. */
  pace?: number | null;
  /** Options of the game that the page does not ask for. */
  options?: Record<string, string>;
}

/** The tables that this page opens from now on are dealt like this. */
export async function deal(page: Page, { seed = 1, pace = 0, options = {} }: Deal = {}): Promise<void> {
  await page.route("**/api/tables", async (route) => {
    const text = route.request().postData();
    if (!text) return route.continue();
    const body = JSON.parse(text) as { settings?: { options?: object } };
    const settings: Record<string, unknown> = { ...body.settings, options: { ...body.settings?.options, ...options } };
    if (pace !== null) settings.pace = pace;
    return route.continue({ postData: JSON.stringify({ ...body, seed, settings }) });
  });
}

export async function playNow(page: Page, url: string, game: string, how: Deal = {}): Promise<void> {
  // The page picks easy factions by chance; a test wants the same game in every run.
  const fixed: Record<string, string> = game === "ti4" ? { factions: "dealt" } : {};
  await deal(page, { ...how, options: { ...fixed, ...how.options } });
  await page.goto(url);
  await page.locator(`[data-play=${game}]`).click();
  await tableShown(page);
}

/** The question and the board, which is loaded by itself. */
export async function tableShown(page: Page): Promise<void> {
  await expect(page.locator("#decision")).toBeVisible();
  await page.locator("#map [data-target]").first().waitFor({ state: "attached" });
}

/** Every option in words, so that a test can click any. */
export async function listAll(page: Page): Promise<void> {
  const button = page.locator("[data-list]");
  await expect(button).toBeVisible();
  if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
}

/** Waits until there is such an element, or none any more; its id. Within the page, which looks much more often than one
 * can from here: a test of many decisions spends most of its time waiting. */
function found(page: Page, selector: string, wanted = true): Promise<string> {
  return page.evaluate(
    async ([what, there]) => {
      const patience = performance.now() + 60_000;
      for (;;) {
        const element = document.querySelector(what);
        if ((element !== null) === there) return element?.id ?? "";
        if (performance.now() > patience) throw new Error(`${there ? "not found" : "still there"}: ${what}`);
        await new Promise((again) => setTimeout(again, 15));
      }
    },
    [selector, wanted] as const,
  );
}

/** The server has tried what is drafted: what may follow is shown, and what comes filled in has come. */
export async function settled(page: Page): Promise<void> {
  await found(page, '#decision[aria-busy="false"]');
}

/** Sends the draft and waits for what the server says to it. */
export async function confirm(page: Page): Promise<void> {
  const version = await page.locator("#decision").getAttribute("data-version");
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");
  await page.locator("#confirm").click();
  await answered(page, version);
}

/** Waits until the table has gone on from that version. */
export async function answered(page: Page, version: string | null): Promise<void> {
  await found(page, `#decision[data-version="${version}"]`, false);
}

export type Stop = "mine" | "others" | "over";

/** Waits until I am asked or the game is over. In reaction windows on the way nothing is played. */
export async function nextStop(page: Page): Promise<Stop> {
  const window = '#window-pass[aria-disabled="false"]';
  for (;;) {
    const id = await found(page, `#result, #decision[data-mine="true"], ${window}`);
    if (id === "result") return "over";
    if (id === "decision") return "mine";
    // It may have closed in the same moment.
    await page
      .locator(window)
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}

/** A generator with a seed, so that a failing game can be played again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Chooses at random until the button can send it. */
export async function draftByClicks(page: Page, random: () => number, mostSteps = 4): Promise<void> {
  const options = page.locator('#decision [data-choice][aria-pressed="false"]');
  const ready = page.locator('#confirm[aria-disabled="false"]');
  // The list of the question before has gone with it.
  const closed = page.locator('[data-list][aria-pressed="false"]');
  if ((await closed.count()) > 0) await closed.click();
  for (let step = 0; step < 40; ++step) {
    await settled(page);
    const whole = (await ready.count()) > 0;
    if (whole && step > 0 && (step >= mostSteps || random() < 0.5)) break;
    const count = await options.count();
    if (count === 0) break;
    await options.nth(Math.floor(random() * count)).click();
  }
  await settled(page);
  if ((await ready.count()) === 0) {
    const question = await page.locator("#question").innerText();
    const chips = await page.locator("#decision [data-step]").evaluateAll((all) => all.map((one) => one.getAttribute("data-step")));
    throw new Error(`no whole answer by chance to: ${question}; chosen: ${chips.join(", ")}; offered: ${await options.count()}`);
  }
}

/** Makes one decision by clicks. */
export async function chooseByClicks(page: Page, random: () => number, mostSteps = 4): Promise<void> {
  await draftByClicks(page, random, mostSteps);
  await confirm(page);
}
