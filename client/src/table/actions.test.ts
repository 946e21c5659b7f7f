import { expect, test } from "vitest";
import { actionOf, actions, changeKey, keyOf } from "./actions";

test("no key does two things", () => {
  const keys = actions.map((one) => one.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a key can be changed; the one that had it loses it", () => {
  expect(actionOf("W", {})).toBe("why");
  const changed = changeKey("why", "E", {});
  expect(actionOf("e", changed)).toBe("why");
  expect(keyOf("end", changed)).toBe("");
  expect(actionOf("w", changed)).toBeUndefined();
});

test("a key can be switched off and given back", () => {
  const off = changeKey("command", "", {});
  expect(actionOf("/", off)).toBeUndefined();
  expect(changeKey("command", "/", off)).toEqual({});
});
