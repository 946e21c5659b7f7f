// How a system is drawn: a world of its own, the same on the map and on its card in every game.
import { seeded } from "../planets/seeded";

export interface World {
  /** What its face grows from. */
  id: string;
  trait: "cultural" | "hazardous" | "industrial";
  /** Of the radius of the map. */
  size: number;
}

export const worldOf = (name: string, habitable: boolean): World =>
  habitable
    ? { id: name, trait: "cultural", size: 1 }
    : { id: name, trait: seeded(`${name} dead`)() < 0.5 ? "hazardous" : "industrial", size: 0.84 };
