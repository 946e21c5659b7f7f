// Sums for the sheets of players: only public facts of the view, added up.
import { noteOf, type Card, type Facts, type Technology, type UnitRow } from "./pack";
import type { PlayerView, Ti4View } from "./view";
import type { Seat } from "../ti/forces";
import { addUp, type Sums } from "../ti/sums";
import { planetNow } from "./scene";

export const sumsOf = (view: Ti4View, facts: Facts, seat: Seat): Sums =>
  addUp((view.players[seat]?.planets ?? []).map((id) => planetNow(id, view, facts)));

/** Technologies by colour; `upgrade` counts those of units. */
export function techCounts(player: PlayerView | undefined, facts: Facts): Record<string, number> {
  const counts: Record<string, number> = { blue: 0, green: 0, yellow: 0, red: 0, upgrade: 0 };
  for (const id of player?.technologies ?? []) {
    const tech = facts.technologies.get(id);
    if (!tech) continue;
    const key = tech.upgrade ? "upgrade" : tech.colour;
    if (key in counts) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

export function strategiesOf(view: Ti4View, seat: Seat): string[] {
  return Object.entries(view.strategy_cards)
    .filter(([, card]) => card.owner === seat)
    .map(([id]) => id);
}

export function lawsOf(view: Ti4View, seat: Seat): string[] {
  return Object.entries(view.laws)
    .filter(([, law]) => law.owner === seat)
    .map(([id]) => id);
}

/** The values a seat's unit has now: its upgrade, its faction's own, or the standard ones. */
export function unitRowOf(view: Ti4View, facts: Facts, seat: Seat, unit: string): UnitRow | undefined {
  const player = view.players[seat];
  const faction = facts.factions.get(player?.faction ?? "");
  const owned = (player?.technologies ?? [])
    .map((id) => facts.units.get(id))
    .filter((row): row is UnitRow => row?.type === unit);
  if (owned.length > 0) return owned.at(-1);
  for (const row of facts.units.values()) {
    const own = row.type === unit && row.faction !== "" && row.faction === faction?.id;
    if (own && !row.upgrade && (unit === "flagship" || row.replaces === unit)) return row;
  }
  return facts.units.get(unit);
}

export interface TechNode {
  tech: Technology;
  /** Number of prerequisites: the row of the tree. */
  level: number;
}

/** The five columns of the tree for a seat: four colours and the unit upgrades, with its faction's own. */
export function techTree(view: Ti4View, facts: Facts, seat: Seat): Map<string, TechNode[]> {
  const columns = new Map<string, TechNode[]>([
    ["blue", []],
    ["green", []],
    ["yellow", []],
    ["red", []],
    ["upgrade", []],
  ]);
  const player = view.players[seat];
  const faction = facts.factions.get(player?.faction ?? "");
  const owned = new Set([...(player?.technologies ?? []), ...(player?.copied ?? [])]);
  const own = faction?.technologies ?? [];
  const replaced = new Set(own.map((id) => facts.technologies.get(id)?.replaces ?? "").filter(Boolean));
  for (const tech of facts.technologies.values()) {
    if (tech.faction !== "" && !own.includes(tech.id) && !owned.has(tech.id)) continue;
    // A faction with its own version of an upgrade does not have the standard one.
    if (tech.upgrade && tech.faction === "" && replaced.has(tech.id) && !owned.has(tech.id)) continue;
    const level = Object.values(tech.prerequisites).reduce((a, b) => a + b, 0);
    const column = columns.get(tech.upgrade || tech.colour === "" ? "upgrade" : tech.colour);
    column?.push({ tech, level });
  }
  for (const column of columns.values()) column.sort((a, b) => a.level - b.level);
  return columns;
}

/** Colours still missing for a technology, before specialties and waivers that the server knows of. */
export function missing(tech: Technology, counts: Record<string, number>): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [colour, need] of Object.entries(tech.prerequisites)) {
    const lack = need - (counts[colour] ?? 0);
    if (lack > 0) out[colour] = lack;
  }
  return out;
}

export const faceOfNote = (view: Ti4View, facts: Facts, note: string): Card | undefined =>
  noteOf(facts, note, (seat) => view.players[seat]?.faction ?? null);

/** Who has scored an objective. */
export function scoredBy(view: Ti4View, objective: string): Seat[] {
  return Object.entries(view.players)
    .filter(([, p]) => p.scored.includes(objective))
    .map(([seat]) => seat);
}
