import { expect, test } from "vitest";
import { openHands } from "./openHands";

const view = { viewer: null, players: { red: { hand: [], hand_size: 2 }, blue: { hand: [], hand_size: 1 } } };
const views = {
  red: { viewer: "red", players: { red: { hand: ["a", "b"], hand_size: 2 }, blue: { hand: [], hand_size: 1 } } },
  blue: { viewer: "blue", players: { red: { hand: [], hand_size: 2 }, blue: { hand: ["c"], hand_size: 1 } } },
};

test("each seat's own sheet is laid open, the rest stays as everybody saw it", () => {
  expect(openHands(view, views)).toEqual({
    viewer: null,
    players: { red: { hand: ["a", "b"], hand_size: 2 }, blue: { hand: ["c"], hand_size: 1 } },
  });
});

test("without the views of the seats nothing is invented", () => {
  expect(openHands(view, undefined)).toBe(view);
  expect(openHands({ other: 1 }, views)).toEqual({ other: 1 });
  expect(openHands(view, { green: { players: { green: {} } } })).toEqual(view);
});
