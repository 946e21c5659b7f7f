// Sentences for screen readers, in one order: number, name, planets with values and owner, fleets, tokens,
// "legal target" (section 9 of the design). Pictures say the same.
import type { Seat } from "./forces";
import type { FleetScene, PlanetScene, SystemScene } from "./scene";
import { say } from "./texts";
import type { Words } from "./words";

type NameOf = (seat: Seat) => string;

// "carrier × 2": no plural forms, so it reads well in every language.
export const unitCount = (n: number, unit: string, { word }: Words): string => (n > 1 ? `${word("unit", unit)} × ${n}` : word("unit", unit));

export function fleetText(fleet: FleetScene, words: Words): string {
  return fleet.groups
    .map((g) => unitCount(g.count, g.unit, words) + (g.damaged > 0 ? ` (${say("damaged_n", { n: g.damaged })})` : ""))
    .join(", ");
}

export function planetLabel(planet: PlanetScene, nameOf: NameOf, words: Words): string {
  const { word } = words;
  const parts = [
    planet.name,
    say("worth", { resources: planet.resources, influence: planet.influence }),
    ...(planet.trait ? [word("trait", planet.trait)] : []),
    ...planet.specialties.map((colour) => word("specialty", colour)),
    planet.owner ? say("owned_by", { who: nameOf(planet.owner) }) : say("unowned"),
    ...(planet.exhausted ? [say("exhausted")] : []),
    ...planet.garrisons.map(({ seat, units, leaders }) =>
      [...(seat !== planet.owner ? [nameOf(seat)] : []), ...units.map(({ count, unit }) => unitCount(count, unit, words)), ...leaders].join(" "),
    ),
    ...(planet.counter === null ? [] : [planet.counter || say("counter_hidden")]),
  ];
  return parts.filter(Boolean).join(", ");
}

const holeName = (kind: string, { say: own, word }: Words): string => own("wormhole_of", { kind: word("wormhole", kind) });

/** Names of the planets, the anomaly or "empty space". */
export function systemName(system: SystemScene, words: Words): string {
  if (system.planets.length > 0) return system.planets.map((p) => p.name).join(", ");
  if (system.anomaly) return words.word("anomaly", system.anomaly);
  if (system.wormholes[0] !== undefined) return holeName(system.wormholes[0], words);
  return words.knows("kind", system.kind) ? words.word("kind", system.kind) : say("empty_space");
}

export const holeNames = (system: SystemScene, words: Words): string[] => system.wormholes.map((kind) => holeName(kind, words));

export function systemLabel(system: SystemScene, nameOf: NameOf, legal: boolean, words: Words): string {
  const parts = [
    [system.number, systemName(system, words)].filter(Boolean).join(" "),
    ...(system.anomaly && system.planets.length ? [words.word("anomaly", system.anomaly)] : []),
    ...holeNames(system, words),
    ...system.special.map((id) => words.word("special", id)),
    ...system.planets.map((p) => planetLabel(p, nameOf, words)),
    ...system.fleets.map((f) => `${nameOf(f.seat)}: ${fleetText(f, words)}`),
    ...(system.tokens.length ? [words.say("tokens_of", { who: system.tokens.map(nameOf).join(", ") })] : []),
    ...(system.active ? [say("active_system")] : []),
    ...(legal ? [say("legal_target")] : []),
  ];
  return parts.join(". ");
}
