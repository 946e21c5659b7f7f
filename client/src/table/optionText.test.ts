import { expect, test } from "vitest";
import { completed, grouped, likeOption, searched } from "./optionText";

const option = (choice: string) => ({ choice, group: choice.split(" ")[0] ?? "" });
const options = [option("activate 8"), option("activate 16"), option("pass")];
const textOf = ({ choice }: { choice: string }) => (choice === "activate 16" ? "In Lodor" : "");

test("groups keep the order of the server", () => {
  expect(grouped(options).map(({ group, options: list }) => [group, list.length])).toEqual([
    ["activate", 2],
    ["pass", 1],
  ]);
});

test("search looks at words and notation", () => {
  expect(searched(options, "lodor", textOf).map((o) => o.choice)).toEqual(["activate 16"]);
  expect(searched(options, "act 8", textOf).map((o) => o.choice)).toEqual(["activate 8"]);
  expect(searched(options, "", textOf)).toHaveLength(3);
});

test("completion: what begins like that comes first", () => {
  expect(completed(options, "p", textOf).map((o) => o.choice)).toEqual(["pass"]);
  expect(completed(options, "activate 1", textOf).map((o) => o.choice)).toEqual(["activate 16"]);
});

test("why not: a click on another system means the same choice there", () => {
  const targets = (choice: string) => (choice.startsWith("activate ") ? [`system:${choice.slice(9)}`] : []);
  expect(likeOption(options, targets, "system:44")).toBe("activate 44");
  expect(likeOption(options, targets, "card:T01")).toBeUndefined();
});
