// The line of a seat on the map. A seat as dark as the night needs a light line there, and a dark one on paper.
import { seatColour, seatEdge } from "../../../theme/tokens";

export const edgeOf = (seat: string): string => (seatColour(seat).keyline ? "var(--dark-edge)" : seatEdge(seat));
