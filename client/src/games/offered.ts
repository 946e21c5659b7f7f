// Every folder with a board is a game that the client can show; nothing is loaded here.
const boards = import.meta.glob(["./*/index.ts", "!./fallback/index.ts"]);

/** Of the games of a server those that this client has a board of: no others are offered in the browser. */
export const offered = <Game extends { id: string }>(games: Game[]): Game[] =>
  games.filter((game) => `./${game.id}/index.ts` in boards);
