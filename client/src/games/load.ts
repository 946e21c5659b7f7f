import type { Language } from "../i18n/texts";
import { http } from "../net/http";
import type { GameBoard, GamePanel } from "./board";
import { board as fallback } from "./fallback";
import { packTexts, translated } from "./packTexts";

interface LoadedBoard {
  board: GameBoard;
  panels: GamePanel[];
}

export interface LoadedGame extends LoadedBoard {
  facts: unknown;
}

// Every folder beside this file is a game; each is loaded when a table of that game opens.
const found = import.meta.glob<{ board: GameBoard; panels?: GamePanel[] }>([
  "./*/index.ts",
  "!./fallback/index.ts",
]);

/** The board of a game; any game without one can be played with the list of options. */
async function loadBoard(game: string): Promise<LoadedBoard> {
  const load = found[`./${game}/index.ts`];
  if (!load) return { board: fallback, panels: [] };
  const loaded = await load();
  return { board: loaded.board, panels: loaded.panels ?? [] };
}

/** The board of a game and what its content pack says, in a language. */
export async function loadGame(game: string, language: Language): Promise<LoadedGame> {
  const [loaded, files, texts] = await Promise.all([loadBoard(game), http.pack(game), packTexts(game, language)]);
  return { ...loaded, facts: loaded.board.facts(translated(files, texts)) };
}
