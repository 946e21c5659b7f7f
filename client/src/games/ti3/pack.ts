// The content pack's TSV files (GET /api/packs/ti3) as typed facts.
import { index, list, parseCounts, parseTsv, plain, type Row } from "../ti/tsv";

export interface System {
  id: string;
  kind: string;
  planets: string[];
  wormholes: string[];
  anomaly: string;
}
export interface Planet {
  id: string;
  name: string;
  system: string;
  resources: number;
  influence: number;
  specialties: string[];
}
export interface UnitRow {
  id: string;
  name: string;
  cost: string;
  perCost: number;
  battle: number;
  dice: number;
  move: number;
  capacity: number;
  sustain: boolean;
  bombard: number;
  barrage: number;
  text: string;
}
export interface Technology {
  id: string;
  name: string;
  colour: string;
  /** Ids joined by AND or OR, "" if it needs nothing. */
  needs: string;
  text: string;
}
export interface ActionCard {
  id: string;
  name: string;
  timing: string;
  /** The moment or condition more exactly than `timing` says it; "": nothing more. */
  when: string;
  text: string;
}
export interface PoliticalCard {
  id: string;
  name: string;
  kind: string;
  vote: string;
  for: string;
  against: string;
  elected: string;
}
export interface Objective {
  id: string;
  name: string;
  deck: string;
  /** 0: it wins the game or ends it. */
  points: number;
  /** What it is worth, in a sign. */
  worth: string;
  text: string;
}
export interface Race {
  id: string;
  name: string;
  short: string;
  home: string;
  planets: string[];
  units: { unit: string; count: number }[];
  technologies: string[];
  /** Command counters on its sheet. */
  strategy: number;
  command: number;
  fleet: number;
  /** What its two trade contracts are worth. */
  contracts: number[];
}
export interface Ability {
  id: string;
  race: string;
  /** Standing effects, as the program names them. */
  traits: string[];
  name: string;
  text: string;
}
export interface Strategy {
  id: string;
  name: string;
  number: number;
  special: string;
  primary: string;
  secondary: string;
}
export interface Leader {
  id: string;
  race: string;
  name: string;
  type: string;
}
export interface Counter {
  id: string;
  name: string;
  text: string;
}
export interface Spot {
  spot: string;
  players: number;
  ring: number;
}

export interface Facts {
  systems: Map<string, System>;
  planets: Map<string, Planet>;
  units: Map<string, UnitRow>;
  technologies: Map<string, Technology>;
  actionCards: Map<string, ActionCard>;
  political: Map<string, PoliticalCard>;
  objectives: Map<string, Objective>;
  races: Map<string, Race>;
  abilities: Map<string, Ability>;
  strategies: Map<string, Strategy>;
  leaders: Map<string, Leader>;
  counters: Map<string, Counter>;
  spots: Spot[];
}

/** Objectives that win the game, and the card that ends it. */
const SPECIAL: Readonly<Record<string, string>> = { win: "★", over: "✕" };

export function parsePack(files: Record<string, string>): Facts {
  const table = <T extends { id: string }>(name: string, read: (row: Row, id: string) => T): Map<string, T> =>
    index(
      parseTsv(files[`${name}.tsv`] ?? "").map((row) => read(row, row.id ?? "")),
      (item) => item.id,
    );
  const name = (row: Row): string => row.name ?? row.id ?? "";
  return {
    systems: table("systems", (r, id) => ({
      id,
      kind: r.kind ?? "",
      planets: list(r.planets),
      wormholes: list(r.wormholes),
      anomaly: plain(r.anomaly),
    })),
    planets: table("planets", (r, id) => ({
      id,
      name: name(r),
      system: r.system ?? "",
      resources: Number(r.resources),
      influence: Number(r.influence),
      specialties: list(r.specialty),
    })),
    units: table("units", (r, id) => ({
      id,
      name: name(r),
      cost: plain(r.cost),
      perCost: Number(r.per_cost),
      battle: Number(r.battle),
      dice: Number(r.dice),
      move: Number(r.move),
      capacity: Number(r.capacity),
      sustain: r.sustain === "yes",
      bombard: Number(r.bombard),
      barrage: Number(r.barrage),
      text: plain(r.text),
    })),
    technologies: table("technologies", (r, id) => ({ id, name: name(r), colour: plain(r.colour), needs: plain(r.needs), text: plain(r.text) })),
    actionCards: table("action_cards", (r, id) => ({ id, name: name(r), timing: plain(r.timing), when: plain(r.when), text: plain(r.text) })),
    political: table("political_cards", (r, id) => ({
      id,
      name: name(r),
      kind: r.kind ?? "",
      vote: r.vote ?? "",
      for: plain(r.for),
      against: plain(r.against),
      elected: plain(r.elected),
    })),
    objectives: table("objectives", (r, id) => ({
      id,
      name: name(r),
      deck: r.deck ?? "",
      points: Number(r.points) || 0,
      worth: SPECIAL[r.points ?? ""] ?? r.points ?? "",
      text: plain(r.text),
    })),
    races: table("races", (r, id) => ({
      id,
      name: name(r),
      short: r.short ?? "",
      home: r.home ?? "",
      planets: list(r.planets),
      units: Object.entries(parseCounts(r.units ?? "")).map(([unit, count]) => ({ unit, count })),
      technologies: list(r.technologies),
      strategy: Number(r.strategy),
      command: Number(r.command),
      fleet: Number(r.fleet),
      contracts: list(r.contracts).map(Number),
    })),
    abilities: table("race_abilities", (r, id) => ({ id, race: r.race ?? "", traits: list(r.traits), name: name(r), text: plain(r.text) })),
    strategies: table("strategy_cards", (r, id) => ({
      id,
      name: name(r),
      number: Number(r.number),
      special: plain(r.special),
      primary: plain(r.primary),
      secondary: plain(r.secondary),
    })),
    leaders: table("leaders", (r, id) => ({ id, race: r.race ?? "", name: name(r), type: r.type ?? "" })),
    counters: table("domain_counters", (r, id) => ({ id, name: [name(r), plain(r.value)].filter(Boolean).join(" "), text: plain(r.text) })),
    spots: parseTsv(files["map_positions.tsv"] ?? "").map((r) => ({ spot: `${r.q},${r.r}`, players: Number(r.players), ring: Number(r.ring) })),
  };
}
