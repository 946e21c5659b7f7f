// Lines in the colours of seats on the map. A seat as dark as the night needs a light line there, and a dark one on
// paper: that one is a variable of the map.
import { seatColour, seatEdge } from "../../../theme/tokens";

/** Rings, rims and the line of a pill. */
export const edgeOf = (seat: string): string => (seatColour(seat).keyline ? "var(--dark-edge)" : seatEdge(seat));

/** The line round a piece; undefined: as for all pieces. */
export const lineOf = (seat: string): string | undefined => (seatColour(seat).keyline ? "var(--dark-line)" : undefined);
