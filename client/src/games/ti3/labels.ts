import type { Seat } from "../ti/forces";
import type { Facts } from "./pack";
import { word } from "./texts";
import type { Ti3View } from "./view";

/** Race if known, else the colour. */
export function seatName(view: Ti3View, facts: Facts, seat: Seat): string {
  const race = facts.races.get(view.players[seat]?.race ?? "");
  return race ? `${race.short} (${word("seat", seat)})` : word("seat", seat);
}

/** Sigils are those of the same people in the other edition, whose keys have no underscore. */
export const sigilOfRace = (race: string): string => race.replaceAll("_", "");
export const sigilOf = (view: Ti3View, seat: Seat): string => sigilOfRace(view.players[seat]?.race ?? "");
