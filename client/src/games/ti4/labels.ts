import type { Seat } from "../ti/forces";
import type { Facts } from "./pack";
import { word } from "./texts";
import type { Ti4View } from "./view";

/** Faction if chosen, else the colour. */
export function seatName(view: Ti4View, facts: Facts, seat: Seat): string {
  const faction = facts.factions.get(view.players[seat]?.faction ?? "");
  return faction ? `${faction.name} (${word("seat", seat)})` : word("seat", seat);
}
