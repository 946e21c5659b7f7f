// Positions to begin a test from: bots play whole games on the real server, and one is forked at the moment that the
// test is about. Whoever forks a game without having had a seat in it gets the seat that chooses there.
import type { Page } from "@playwright/test";

type Fields = Record<string, unknown>;

/** A request to the server in the name of the person whose page this is. */
export async function ask(page: Page, path: string, body: Fields): Promise<Fields> {
  const address = new URL(path, page.url()).toString();
  const response = await page.request.post(address, { data: body });
  return (await response.json()) as Fields;
}

export interface OldGame {
  table: string;
  /** What was made, step by step: "red: activate 18", "chance roll: 4 9". */
  steps: string[];
}

/** Bots play a game to its end. The page must have a person: open the start page first. */
export async function botGame(page: Page, game: string, options: Record<string, string>): Promise<OldGame> {
  await ask(page, "/api/me", { name: "Anna" });
  const settings = { options, pace: 0, watch: true };
  const made = await ask(page, "/api/tables", { game, title: "By bots", settings, bots: "greedy", sit: false });
  const path = `/api/tables/${made.table}`;
  const started = await ask(page, path, { type: "start" });
  if (!started.started) throw new Error(`the bots do not start: ${JSON.stringify(started)}`);
  for (let i = 0; i < 600; ++i) {
    if ((await ask(page, path, { type: "look" })).state === "over") {
      const { record } = await ask(page, path, { type: "record" });
      const lines = String(record).split("\n");
      const steps = lines.slice(lines.indexOf("") + 1).filter((line) => /^(chance |\w+: )/.test(line));
      return { table: String(made.table), steps };
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the game of the bots does not end");
}

/** The first of several bot games that has what is looked for. */
export async function findMoment<T>(page: Page, look: (game: OldGame) => T | null, most = 12): Promise<[OldGame, T]> {
  for (let i = 0; i < most; ++i) {
    const game = await botGame(page, "ti4", { players: "3" });
    const found = look(game);
    if (found) return [game, found];
  }
  throw new Error(`not in ${most} games`);
}

/** A new game from that step on; the page shows its table. */
export async function playFrom(page: Page, game: OldGame, step: number): Promise<string> {
  const { table } = await ask(page, `/api/tables/${game.table}`, { type: "fork", step });
  if (!table) throw new Error("no fork");
  await page.goto(`${new URL(page.url()).origin}/#/table/${table}`);
  await page.locator("#decision").waitFor();
  return String(table);
}
