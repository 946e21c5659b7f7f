import { expect, test } from "vitest";
import { offered } from "./offered";

test("games are offered in the order of the server, if there is a board of them", () => {
  const games = ["ti4", "ahos", "ti3", "fallback", "toy"].map((id) => ({ id }));
  expect(offered(games).map((game) => game.id)).toEqual(["ti4", "ahos", "ti3"]);
});
