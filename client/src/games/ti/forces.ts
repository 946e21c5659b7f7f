// Small questions to what stands where in a view; names only, no rules.

export type Seat = string;

/** Counts by unit type; `damaged_TYPE` says how many of TYPE are damaged (they are in its count too). */
export type Forces = Record<string, number>;

/** A space area or a planet: units by seat. */
interface Place {
  forces: Record<Seat, Forces>;
}

/** Dearest first; the same in all editions. */
export const SHIPS = ["flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter"] as const;

/** What a seat has in a space area or on a planet; nothing is an empty record. */
export const forcesOf = (place: Place | undefined, seat: Seat): Forces => place?.forces[seat] ?? {};

/** Seats with forces in a place, in seat order of the table. */
export const seatsIn = (place: Place | undefined, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => place?.forces[seat] !== undefined);
