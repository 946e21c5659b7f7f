import type { GameBoard } from "./board";
import { board as fallback } from "./fallback";

// Every folder beside this file is a game; each is loaded when a table of that game opens.
const found = import.meta.glob<{ board: GameBoard }>(["./*/index.ts", "!./fallback/index.ts"]);

/** The board of a game; any game without one can be played with the list of options. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const load = found[`./${game}/index.ts`];
  if (!load) return fallback;
  return (await load()).board;
}
