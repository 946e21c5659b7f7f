import { describe, expect, test } from "vitest";
import { completed, grouped, likeOption, searched, splitText } from "./optionText";

const option = (choice: string, text = choice) => ({ choice, group: choice.split(" ")[0] ?? "", text });
const options = [option("activate 8", "Tactical action in 8"), option("activate 16", "In Lodor"), option("pass", "Pass.")];

describe("text of an option", () => {
  test.each([
    ["Take Trade. TI4-37.1 Gain 3.", { head: "Take Trade.", rule: "TI4-37.1", tail: "Gain 3." }],
    ["Make H07 your Home. (AHOS-SET-15)", { head: "Make H07 your Home.", rule: "AHOS-SET-15", tail: "" }],
    ["Pass.", { head: "Pass.", tail: "" }],
    ["Research X-89 Bacterial Weapon.", { head: "Research X-89 Bacterial Weapon.", tail: "" }],
    ["Fire. TI4-15.3c", { head: "Fire.", rule: "TI4-15.3c", tail: "" }],
  ])("%s", (text, expected) => {
    expect(splitText(text)).toEqual(expected);
  });
});

test("groups keep the order of the server", () => {
  expect(grouped(options).map(({ group, options: list }) => [group, list.length])).toEqual([
    ["activate", 2],
    ["pass", 1],
  ]);
});

test("search looks at words and notation", () => {
  expect(searched(options, "lodor").map((o) => o.choice)).toEqual(["activate 16"]);
  expect(searched(options, "act 8").map((o) => o.choice)).toEqual(["activate 8"]);
  expect(searched(options, "")).toHaveLength(3);
});

test("completion: what begins like that comes first", () => {
  expect(completed(options, "p").map((o) => o.choice)).toEqual(["pass"]);
  expect(completed(options, "activate 1").map((o) => o.choice)).toEqual(["activate 16"]);
});

test("why not: a click on another system means the same choice there", () => {
  const targets = (choice: string) => (choice.startsWith("activate ") ? [`system:${choice.slice(9)}`] : []);
  expect(likeOption(options, targets, "system:44")).toBe("activate 44");
  expect(likeOption(options, targets, "card:T01")).toBeUndefined();
});
