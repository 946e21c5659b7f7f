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

/** The pack that a game was begun with; where that is gone, the names of today's are better than none. */
const packFiles = (game: string, identity: string) =>
  identity ? http.pack(game, identity).catch(() => http.pack(game)) : http.pack(game);

/** The board of a game and what its content pack says, in a language. `pack`: what the game was begun with. */
export async function loadGame(game: string, language: Language, pack = ""): Promise<LoadedGame> {
  const [loaded, files, texts] = await Promise.all([
    loadBoard(game),
    packFiles(game, pack),
    packTexts(game, language),
  ]);
  return { ...loaded, facts: loaded.board.facts(translated(files, texts)) };
}
