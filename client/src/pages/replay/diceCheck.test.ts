import { webcrypto } from "node:crypto";
import { expect, test } from "vitest";
import { checkDice } from "./diceCheck";

const subtle = webcrypto.subtle as SubtleCrypto;
// The published example of FIPS 180-2: one block, "abc".
const ofAbc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

test("a promise that was kept, in any case of letters", async () => {
  expect(await checkDice(ofAbc, "abc", subtle)).toBe("kept");
  expect(await checkDice(ofAbc.toUpperCase(), "abc", subtle)).toBe("kept");
});

test("another seed is found out", async () => {
  expect(await checkDice(ofAbc, "abd", subtle)).toBe("broken");
});

test("says what it cannot do", async () => {
  expect(await checkDice(ofAbc, undefined, subtle)).toBe("no_seed");
  expect(await checkDice(ofAbc, "abc", null as unknown as undefined)).toBe("no_means");
});
