import { expect, test } from "vitest";
import { parseRoute } from "./route.svelte";

test.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/nothing", { page: "home" }],
  ["#/table/abc", { page: "table", table: "abc" }],
  ["#/table", { page: "home" }],
  ["#/join/abc/secret", { page: "join", table: "abc", secret: "secret" }],
  ["#/join/abc", { page: "home" }],
  ["#/rules/ti4?id=TI4-37.1", { page: "rules", game: "ti4", id: "TI4-37.1" }],
  ["#/pieces", { page: "pieces" }],
])("%s", (hash, expected) => {
  expect(parseRoute(hash)).toEqual(expected);
});
