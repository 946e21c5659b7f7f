import type { GameBoard } from "../board";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import Map from "./Map.svelte";
import PlayerCard from "./PlayerCard.svelte";

/** A face for any game: the view as tables, choices from the list alone. */
export const board: GameBoard = {
  Map,
  PlayerCard,
  Hand,
  Goals,
  facts: () => ({}),
  targets: () => [],
  // It has no words: the frame shows those of the notation.
  words: {
    question: () => undefined,
    said: () => "",
    group: () => undefined,
    line: () => undefined,
    choice: () => undefined,
    effect: () => "",
    name: () => undefined,
  },
};
