import type { GameBoard, GamePanel } from "./board";
import { board as fallback } from "./fallback";

export interface LoadedGame {
  board: GameBoard;
  panels: GamePanel[];
}

// Every folder beside this file is a game; each is loaded when a table of that game opens.
const found = import.meta.glob<{ board: GameBoard; panels?: GamePanel[] }>([
  "./*/index.ts",
  "!./fallback/index.ts",
]);

/** The board of a game; any game without one can be played with the list of options. */
export async function loadBoard(game: string): Promise<LoadedGame> {
  const load = found[`./${game}/index.ts`];
  if (!load) return { board: fallback, panels: [] };
  const loaded = await load();
  return { board: loaded.board, panels: loaded.panels ?? [] };
}
