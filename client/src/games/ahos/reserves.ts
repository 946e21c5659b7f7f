// Room in the two Reserves, as the server counts it.
import type { PlayerView } from "./view";

export interface Rack {
  zone: "r1" | "r2";
  cards: string[];
  counted: number;
  capacity: number;
}

export const racksOf = (player: PlayerView): Rack[] => [
  { zone: "r1", cards: player.reserve_one, counted: player.reserve_one_counted, capacity: player.reserve_one_capacity },
  { zone: "r2", cards: player.reserve_two, counted: player.reserve_two_counted, capacity: player.reserve_two_capacity },
];
