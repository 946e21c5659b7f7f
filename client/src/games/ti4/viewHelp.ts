// Small questions to a view; names only, no rules. The view itself is described in view.ts.
import type { PlanetView, SystemView, UnitType } from "./view";

export type Seat = string;

/** Counts by unit type; `damaged_TYPE` says how many of TYPE are damaged (they are in its count too). */
export type Forces = Record<string, number>;

export const SHIPS: UnitType[] = [
  "flagship",
  "war_sun",
  "dreadnought",
  "carrier",
  "cruiser",
  "destroyer",
  "fighter",
];

/** What a seat has in a space area or on a planet; nothing is an empty record. */
export const forcesOf = (place: SystemView | PlanetView | undefined, seat: Seat): Forces => place?.forces[seat] ?? {};

/** Seats with forces in a place, in seat order of the table. */
export const seatsIn = (place: SystemView | PlanetView | undefined, seats: Seat[]): Seat[] =>
  seats.filter((seat) => place?.forces[seat] !== undefined);
