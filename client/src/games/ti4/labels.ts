// Sentences for screen readers, in one order: number, name, planets with values and owner, fleets, tokens,
// "legal target" (section 9 of the design). Pictures say the same.
import type { Facts } from "./pack";
import type { FleetScene, PlanetScene, SystemScene } from "./scene";
import { say, word } from "./texts";
import type { Ti4View } from "./view";
import type { Seat } from "./viewHelp";

/** Faction if chosen, else the colour. */
export function seatName(view: Ti4View, facts: Facts, seat: Seat): string {
  const faction = facts.factions.get(view.players[seat]?.faction ?? "");
  return faction ? `${faction.name} (${word("seat", seat)})` : word("seat", seat);
}

// "carrier × 2": no plural forms, so it reads well in every language.
export const unitCount = (n: number, unit: string): string =>
  n > 1 ? `${word("unit", unit)} × ${n}` : word("unit", unit);

export function fleetText(fleet: FleetScene): string {
  return fleet.groups
    .map(
      (g) => unitCount(g.count, g.unit) + (g.damaged > 0 ? ` (${say("damaged_n", { n: g.damaged })})` : ""),
    )
    .join(", ");
}

export function planetLabel(planet: PlanetScene, nameOf: (seat: Seat) => string): string {
  const parts = [
    planet.name,
    say("worth", { resources: planet.resources, influence: planet.influence }),
    ...(planet.facts.trait ? [word("trait", planet.facts.trait)] : []),
    ...(planet.facts.specialty ? [word("specialty", planet.facts.specialty)] : []),
    planet.owner ? say("owned_by", { who: nameOf(planet.owner) }) : say("unowned"),
    ...(planet.exhausted ? [say("exhausted")] : []),
    ...planet.garrisons.map((g) =>
      [
        ...(g.seat !== planet.owner ? [nameOf(g.seat)] : []),
        ...(g.infantry ? [unitCount(g.infantry, "infantry")] : []),
        ...(g.pds ? [unitCount(g.pds, "pds")] : []),
        ...(g.docks ? [unitCount(g.docks, "space_dock")] : []),
      ].join(" "),
    ),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Names of the planets, the anomaly or "empty space". */
export function systemName(system: SystemScene): string {
  if (system.planets.length > 0) return system.planets.map((p) => p.name).join(", ");
  if (system.tile.anomaly) return word("anomaly", system.tile.anomaly);
  if (system.wormholes.length > 0)
    return say("wormhole_of", { kind: word("wormhole", system.wormholes[0] ?? "") });
  return system.tile.kind === "gate" ? say("gate") : say("empty_space");
}

export function systemLabel(system: SystemScene, nameOf: (seat: Seat) => string, legal: boolean): string {
  const parts = [
    `${system.number} ${systemName(system)}`,
    ...(system.tile.anomaly && system.planets.length ? [word("anomaly", system.tile.anomaly)] : []),
    ...system.wormholes.map((kind) => say("wormhole_of", { kind: word("wormhole", kind) })),
    ...(system.custodians ? [say("custodians")] : []),
    ...system.planets.map((p) => planetLabel(p, nameOf)),
    ...system.fleets.map((f) => `${nameOf(f.seat)}: ${fleetText(f)}`),
    ...(system.tokens.length ? [say("tokens_of", { who: system.tokens.map(nameOf).join(", ") })] : []),
    ...(system.active ? [say("active_system")] : []),
    ...(legal ? [say("legal_target")] : []),
  ];
  return parts.join(". ");
}
