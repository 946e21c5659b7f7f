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
};
