// Positions to begin a test from. Bots have played whole games, which are stored as records (e2e/records; `make` there
// writes them again). The real server opens a table at the moment of one that the test is about; whoever asks for it gets
// the seat that chooses there, bots have the others. Its dice follow from the record and the step: every run is alike.
import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tableShown } from "./base";

type Fields = Record<string, unknown>;

const folder = join(dirname(fileURLToPath(import.meta.url)), "records");

/** A request to the server in the name of the person whose page this is. */
export async function ask(page: Page, path: string, body: Fields): Promise<Fields> {
  const address = new URL(path, page.url()).toString();
  const response = await page.request.post(address, { data: body, maxRetries: 2 });
  return (await response.json()) as Fields;
}

export interface OldGame {
  /** The record, as it is stored. */
  record: string;
  /** What was made, step by step: "red: activate 18", "chance roll: 4 9". */
  steps: string[];
}

/** What a record tells step by step. */
export function stepsOf(record: string): string[] {
  const lines = record.split("\n");
  return lines.slice(lines.indexOf("") + 1).filter((line) => /^(chance |\w+: )/.test(line));
}

/** The stored games of a kind: "ti4-3p", "ahos-2p". */
export function oldGames(kind: string): OldGame[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(kind) && name.endsWith(".orr"));
  if (names.length === 0) throw new Error(`no record ${kind}*.orr in ${folder}`);
  return names.sort().map((name) => {
    const record = readFileSync(join(folder, name), "utf8");
    return { record, steps: stepsOf(record) };
  });
}

/** The first stored game that has what is looked for. */
export function findMoment<T>(look: (game: OldGame) => T | null, kind = "ti4-3p"): [OldGame, T] {
  for (const game of oldGames(kind)) {
    const found = look(game);
    if (found !== null) return [game, found];
  }
  throw new Error(`no ${kind} record has that moment; records/make can write others`);
}

async function tableFrom(page: Page, { record }: OldGame, more: Fields): Promise<string> {
  await ask(page, "/api/me", { name: "Anna" });
  const settings = { pace: 0, watch: true };
  const made = await ask(page, "/api/tables", { record, title: "By bots", settings, ...more });
  if (!made.table) throw new Error(`no table from the record: ${JSON.stringify(made)}; records/make writes them again`);
  return String(made.table);
}

/** A new game from that step on; the page shows its table. The page must be at the server already. */
export async function playFrom(page: Page, game: OldGame, step: number): Promise<string> {
  const table = await tableFrom(page, game, { step });
  await page.goto(`${new URL(page.url()).origin}/#/table/${table}`);
  await tableShown(page);
  return table;
}

/** A table whose game is over, Anna's seat was played by a bot: the stored game up to its last choice, and that. */
export async function finishedGame(page: Page, kind: string): Promise<string> {
  const [game] = oldGames(kind) as [OldGame];
  const table = await tableFrom(page, game, {});
  const path = `/api/tables/${table}`;
  const look = await ask(page, path, { type: "look" });
  const mine = (look.seats as { seat: string; mine: boolean }[]).find((seat) => seat.mine)?.seat;
  await ask(page, path, { type: "bot", seat: mine, bot: "greedy" });
  for (let i = 0; i < 600; ++i) {
    if ((await ask(page, path, { type: "look" })).state === "over") return table;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("the game does not end");
}
