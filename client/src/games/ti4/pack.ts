// The content pack's TSV files (GET /api/packs/ti4) as typed facts for drawing.
import { index, list, parseCounts, parseTsv, plain, type Row } from "../ti/tsv";

export interface Tile {
  number: string;
  kind: string;
  faction: string;
  planets: string[];
  wormhole: string;
  anomaly: string;
}
export interface Planet {
  id: string;
  name: string;
  tile: string;
  resources: number;
  influence: number;
  trait: string;
  specialty: string;
  homeOf: string;
}
export interface UnitRow {
  id: string;
  name: string;
  type: string;
  faction: string;
  /** The id of the row it stands in for: a unit type, or the technology of a standard upgrade. */
  replaces: string;
  upgrade: boolean;
  cost: string;
  perCost: string;
  combat: string;
  dice: string;
  move: string;
  capacity: string;
  sustain: boolean;
  barrage: string;
  bombardment: string;
  cannon: string;
  production: string;
  shield: boolean;
  ability: string;
}
export interface Technology {
  id: string;
  name: string;
  colour: string;
  prerequisites: Record<string, number>;
  upgrade: boolean;
  faction: string;
  replaces: string;
  effect: string;
}
export interface Card {
  id: string;
  name: string;
  kind: string;
  timing: string;
  text: string;
  more: string;
}
export interface Objective {
  id: string;
  name: string;
  deck: string;
  phase: string;
  points: number;
  text: string;
  notes: string;
}
export interface Faction {
  id: string;
  key: string;
  name: string;
  homeTile: string;
  homePlanets: string[];
  commodities: number;
  startingUnits: { unit: string; count: number }[];
  /** Without those that are still to be chosen. */
  startingTechnologies: string[];
  /** One technology is chosen when the game begins. */
  choosesTechnology: boolean;
  technologies: string[];
  flagship: string;
  note: string;
  /** Every power of it is in the program. */
  complete: boolean;
}
export interface Ability {
  id: string;
  faction: string;
  name: string;
  timing: string;
  text: string;
}
export interface Strategy {
  id: string;
  name: string;
  initiative: number;
  primary: string;
  secondary: string;
  secondaryCost: string;
}
export interface Spot {
  spot: string;
  role: string;
  players: number;
  /** Whose home lies here: the place of the seat in the order of the table, from 0. */
  home: number | null;
}

export interface Facts {
  tiles: Map<string, Tile>;
  planets: Map<string, Planet>;
  units: Map<string, UnitRow>;
  technologies: Map<string, Technology>;
  actionCards: Map<string, Card>;
  agendas: Map<string, Card>;
  objectives: Map<string, Objective>;
  notes: Map<string, Card>;
  /** By key, the short name that views and choices use. */
  factions: Map<string, Faction>;
  abilities: Map<string, Ability>;
  strategies: Map<string, Strategy>;
  spots: Spot[];
}

function unitRow(row: Row, upgrade: boolean): UnitRow {
  return {
    id: row.id ?? "",
    name: row.name ?? "",
    type: row.unit_type ?? "",
    faction: plain(row.faction),
    replaces: plain(row.replaces ?? row.upgrades),
    upgrade,
    cost: plain(row.cost),
    perCost: plain(row.units_per_cost),
    combat: plain(row.combat),
    dice: plain(row.combat_dice),
    move: plain(row.move),
    capacity: plain(row.capacity),
    sustain: row.sustain_damage === "yes",
    barrage: plain(row.anti_fighter_barrage),
    bombardment: plain(row.bombardment),
    cannon: plain(row.space_cannon),
    production: plain(row.production),
    shield: row.planetary_shield === "yes",
    ability: plain(row.ability ?? row.notes),
  };
}

export function parsePack(files: Record<string, string>): Facts {
  const rows = (name: string): Row[] => parseTsv(files[name] ?? "");
  const technologies = rows("technologies.tsv").map((r): Technology => ({
    id: r.id ?? "",
    name: r.name ?? "",
    colour: plain(r.colour),
    prerequisites: parseCounts(r.prerequisites ?? ""),
    upgrade: (r.kind ?? "").includes("upgrade"),
    faction: plain(r.faction),
    replaces: plain(r.replaces),
    effect: plain(r.effect),
  }));
  const isTechnology = new Set(technologies.map((t) => t.id));
  return {
    tiles: index(
      rows("tiles.tsv").map((r) => ({
        number: r.tile ?? "",
        kind: r.kind ?? "",
        faction: plain(r.faction),
        planets: list(r.planets),
        wormhole: plain(r.wormhole),
        anomaly: plain(r.anomaly),
      })),
      (t) => t.number,
    ),
    planets: index(
      rows("planets.tsv").map((r) => ({
        id: r.id ?? "",
        name: r.name ?? "",
        tile: r.tile ?? "",
        resources: Number(r.resources),
        influence: Number(r.influence),
        trait: plain(r.trait),
        specialty: plain(r.tech_specialty),
        homeOf: plain(r.home_of),
      })),
      (p) => p.id,
    ),
    units: index(
      [
        ...rows("units.tsv").map((r) => unitRow(r, false)),
        ...rows("flagships.tsv").map((r) => unitRow(r, false)),
        ...rows("unit_upgrades.tsv").map((r) => unitRow(r, r.id !== r.unit_type)),
        ...rows("faction_units.tsv").map((r) => unitRow(r, isTechnology.has(r.id ?? ""))),
      ],
      (u) => u.id,
    ),
    technologies: index(technologies, (t) => t.id),
    actionCards: index(
      rows("action_cards.tsv").map((r) => ({
        id: r.id ?? "",
        name: r.name ?? "",
        kind: r.phase ?? "",
        timing: plain(r.timing),
        text: plain(r.effect),
        more: plain(r.play_condition),
      })),
      (c) => c.id,
    ),
    agendas: index(
      rows("agendas.tsv").map((r) => ({
        id: r.id ?? "",
        name: r.name ?? "",
        kind: r.type ?? "",
        timing: r.outcome_kind ?? "",
        text: plain(r.effect_for_or_elected),
        more: plain(r.effect_against),
      })),
      (c) => c.id,
    ),
    objectives: index(
      rows("objectives.tsv").map((r) => ({
        id: r.id ?? "",
        name: r.name ?? "",
        deck: r.deck ?? "",
        phase: plain(r.phase),
        points: Number(r.points),
        text: plain(r.condition),
        notes: plain(r.notes),
      })),
      (o) => o.id,
    ),
    notes: index(
      rows("promissory_notes.tsv").map((r) => ({
        id: r.id ?? "",
        name: r.name ?? "",
        kind: plain(r.owner),
        timing: plain(r.timing),
        text: plain(r.effect),
        more: plain(r.returns),
      })),
      (n) => n.id,
    ),
    factions: index(
      rows("factions.tsv").map((r) => ({
        id: r.id ?? "",
        key: r.key ?? "",
        name: r.name ?? "",
        homeTile: r.home_tile ?? "",
        homePlanets: list(r.home_planets),
        startingUnits: Object.entries(parseCounts(r.starting_units ?? "")).map(([unit, count]) => ({ unit, count })),
        startingTechnologies: list(r.starting_technologies).filter((id) => id !== "choice"),
        choosesTechnology: r.starting_technologies === "choice",
        commodities: Number(r.commodities),
        technologies: list(r.faction_technologies),
        flagship: plain(r.flagship),
        note: plain(r.promissory_note),
        complete: r.complete !== "no",
      })),
      (f) => f.key,
    ),
    abilities: index(
      rows("faction_abilities.tsv").map((r) => ({
        id: r.id ?? "",
        faction: plain(r.faction),
        name: r.name ?? "",
        timing: plain(r.timing),
        text: plain(r.effect),
      })),
      (a) => a.id,
    ),
    strategies: index(
      rows("strategy_cards.tsv").map((r) => ({
        id: r.id ?? "",
        name: r.name ?? "",
        initiative: Number(r.initiative),
        primary: plain(r.primary),
        secondary: plain(r.secondary),
        secondaryCost: plain(r.secondary_cost),
      })),
      (s) => s.id,
    ),
    spots: rows("map_positions.tsv").map((r) => ({
      spot: `${r.q},${r.r}`,
      role: r.role ?? "",
      players: Number(r.players),
      home: r.role === "home" ? Number(r.home_seat) - 1 : null,
    })),
  };
}

/** The face of a promissory note such as "ceasefire/red"; `faction_note/red` is that of red's faction. */
export function noteOf(
  facts: Facts,
  note: string,
  factionOf: (seat: string) => string | null,
): Card | undefined {
  const [kind, seat] = note.split("/");
  if (kind !== "faction_note") return facts.notes.get(kind ?? "");
  const faction = facts.factions.get(factionOf(seat ?? "") ?? "");
  return faction && facts.notes.get(faction.note);
}
