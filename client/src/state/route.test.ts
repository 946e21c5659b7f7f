import { expect, test } from "vitest";
import { parseRoute } from "./route.svelte";

test.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/nothing", { page: "home" }],
  ["#/table/abc", { page: "table", table: "abc" }],
  ["#/table", { page: "home" }],
  ["#/join/abc/secret", { page: "join", table: "abc", secret: "secret" }],
  ["#/join/abc/secret?from=Anna+B&game=ahos", { page: "join", table: "abc", secret: "secret", from: "Anna B", game: "ahos" }],
  ["#/join/abc", { page: "home" }],
  ["#/rules/ti4?id=TI4-37.1", { page: "rules", game: "ti4", id: "TI4-37.1" }],
  ["#/rules/ti4?section=2%20Adjacency", { page: "rules", game: "ti4", section: "2 Adjacency" }],
  ["#/rules/ahos?q=star%20base", { page: "rules", game: "ahos", words: "star base" }],
  ["#/pieces", { page: "pieces" }],
  ["#/account", { page: "account" }],
  ["#/replay", { page: "home" }],
  ["#/replay/abc", { page: "replay", table: "abc" }],
  ["#/replay/abc/17?seat=red", { page: "replay", table: "abc", step: 17, seat: "red" }],
  ["#/replay/abc/x", { page: "replay", table: "abc" }],
])("%s", (hash, expected) => {
  expect(parseRoute(hash)).toEqual(expected);
});
