// The view of Twilight Imperium 4 as a push carries it (games/ti4/text/json.cc). Names only, no rules.

export type Seat = string;
export type UnitType =
  | "flagship"
  | "war_sun"
  | "dreadnought"
  | "carrier"
  | "cruiser"
  | "destroyer"
  | "fighter"
  | "infantry"
  | "pds"
  | "space_dock";

/** Counts by unit type; `damaged_TYPE` says how many of TYPE are damaged (they are in its count too). */
export type Forces = Record<string, number>;

/** The fixed keys of a system; every other key is a seat with its forces in the space area. */
export interface SystemView {
  spot: string | null;
  tokens: Seat[];
  [seat: Seat]: Forces | Seat[] | string | null;
}

/** The fixed keys of a planet; every other key is a seat with its forces on it. */
export interface PlanetView {
  system: string;
  controller: Seat | null;
  exhausted: boolean;
  [seat: Seat]: Forces | string | boolean | null;
}

export interface OfferView {
  trade_goods: number;
  commodities: number;
  note: string | null;
  cards: string[];
}

export interface PlayerView {
  faction: string | null;
  passed: boolean;
  eliminated: boolean;
  vp: number;
  tactic: number;
  fleet: number;
  strategy: number;
  reserve_tokens: number;
  tokens: string[];
  trade_goods: number;
  commodities: number;
  reserve: Record<string, number>;
  returning: number;
  technologies: string[];
  exhausted_technologies: string[];
  copied: string[];
  scored: string[];
  planets: string[];
  notes: string[];
  notes_in_play: string[];
  wormholes: Record<string, string>;
  secrets: string[];
  tiles: string[];
  hand: Record<string, number>;
  hand_size: number;
  secret_count: number;
  note_count: number;
  dealt_secrets: string[];
  offer: OfferView;
  commodity_limit?: number;
  fleet_limit?: number;
}

export interface StrategyView {
  owner: Seat | null;
  exhausted: boolean;
  trade_goods: number;
}

export interface LawView {
  owner: Seat | null;
  planet: string | null;
  objective: string | null;
  exhausted: boolean;
}

export interface AgendaView {
  agenda: string | null;
  number: number;
  votes: Record<Seat, { outcome: string | null; votes: number }>;
  predictions: { seat: Seat; outcome: string | null; by: string }[];
  outcome: string | null;
  barred: Seat[];
  /** Votes that each seat could still cast. Not sent by every server. */
  available?: Record<Seat, number>;
}

export interface CombatSideView {
  seat: Seat | null;
  hits: number;
  retreats: boolean;
  bonus: number;
  /** Hits not yet taken, and units damaged in this round. Not sent by every server. */
  to_assign?: number;
  damaged_now?: Record<string, number>;
}

export interface CombatView {
  system: string;
  planet: string | null;
  round: number;
  attacker: CombatSideView;
  defender: CombatSideView;
  /** Where in the round the fight stands. Not sent by every server. */
  stage?: string | null;
}

export interface DieView {
  unit: string;
  /** With the modifier. */
  needs: number;
  face: number;
  printed?: number;
  modifier?: number;
}

/** Ships under way to the active system. Not sent by every server. */
export interface MovingView {
  unit: string;
  damaged: boolean;
  count: number;
  from: string;
  infantry: number;
  fighters: number;
}

export interface Ti4View {
  viewer: Seat | null;
  phase: string;
  round: number;
  speaker: Seat | null;
  custodians: boolean;
  active: Seat | null;
  active_system: string | null;
  strategy_cards: Record<string, StrategyView>;
  zero_token: Seat | null;
  laws: Record<string, LawView>;
  objectives: string[];
  stage_left: [number, number];
  agenda: AgendaView;
  agenda_discard: string[];
  combat?: CombatView;
  dice: DieView[];
  /** Whose dice lie on the table and what for. */
  roll?: { seat: Seat; kind: string } | null;
  moving?: MovingView[];
  /** The two parties of the transaction being made. Not sent by every server. */
  transaction?: { from: Seat; to: Seat } | null;
  /** With whom the active player has already traded this turn. Not sent by every server. */
  dealt_with?: Seat[];
  winners: Seat[];
  systems: Record<string, SystemView>;
  planets: Record<string, PlanetView>;
  players: Record<Seat, PlayerView>;
  action_deck: number;
  action_discard: Record<string, number>;
  agenda_top: (string | null)[];
}

export const SHIPS: UnitType[] = [
  "flagship",
  "war_sun",
  "dreadnought",
  "carrier",
  "cruiser",
  "destroyer",
  "fighter",
];

const isForces = (value: unknown): value is Forces =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a seat has in a space area or on a planet; nothing is an empty record. */
export function forcesOf(place: SystemView | PlanetView | undefined, seat: Seat): Forces {
  const value = place?.[seat];
  return isForces(value) ? value : {};
}

/** Seats with forces in a place, in seat order of the table. */
export function seatsIn(place: SystemView | PlanetView | undefined, seats: Seat[]): Seat[] {
  return place ? seats.filter((seat) => Object.keys(forcesOf(place, seat)).length > 0) : [];
}
