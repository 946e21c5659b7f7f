// Games that bots have played to their end, and tables that begin at a moment of one (a fork).
import type { Page } from "@playwright/test";
import { ask } from "./prepared";

export interface Line {
  step: number;
  text: string;
}
export interface Played {
  table: string;
  seat: string;
  lines: Line[];
}

export async function played(page: Page, game: string, players: number): Promise<Played> {
  await ask(page, "/api/me", { name: "Anna" });
  const settings = { options: { players: String(players) }, pace: 0 };
  const made = await ask(page, "/api/tables", { game, title: "Friday", settings, bots: "greedy", sit: true });
  const path = `/api/tables/${String(made.table)}`;
  const look = await ask(page, path, { type: "look" });
  const seat = (look.seats as { seat: string; mine: boolean }[]).find((s) => s.mine)?.seat ?? "";
  await ask(page, path, { type: "start" });
  await ask(page, path, { type: "bot", seat, bot: "greedy" });
  while ((await ask(page, path, { type: "look" })).state !== "over") await page.waitForTimeout(200);
  const lines: (Line & { n: number })[] = [];
  for (;;) {
    const older = await ask(page, path, { type: "history", before: lines[0]?.n ?? 1e9 });
    if ((older.events as unknown[]).length === 0) break;
    lines.unshift(...(older.events as typeof lines));
  }
  return { table: String(made.table), seat, lines };
}

/** A table of its own that begins at that moment. */
export async function fork(page: Page, from: Played, step: number): Promise<string> {
  return String((await ask(page, `/api/tables/${from.table}`, { type: "fork", step })).table);
}

/** The step of the last line that fits, before a part of the game has gone by. */
export function moment(from: Played, fits: RegExp, before = 1): number {
  const lines = from.lines.slice(0, Math.floor(from.lines.length * before));
  return lines.reverse().find((line) => fits.test(line.text))?.step ?? 0;
}
