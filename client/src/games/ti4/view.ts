// Printed by `orrery types` from games/ti4/text/shown.h; do not edit.

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
  /** systems with a command token of this player */
  tokens: string[];
  trade_goods: number;
  commodities: number;
  /** units that are not on the board, by type */
  reserve: Record<string, number>;
  /** infantry on the Infantry II card */
  returning: number;
  technologies: string[];
  exhausted_technologies: string[];
  copied: string[];
  scored: string[];
  planets: string[];
  notes: string[];
  notes_in_play: string[];
  /** systems of the Creuss tokens, by kind of wormhole */
  wormholes: Record<string, string>;
  secrets: string[];
  tiles: string[];
  /** action cards that the viewer knows of, by kind */
  hand: Record<string, number>;
  hand_size: number;
  dealt_secrets: string[];
  secret_count: number;
  note_count: number;
  offer: OfferView;
  /** null until the faction is known */
  commodity_limit: number | null;
  /** ships that a system may hold; null until the faction is known */
  fleet_limit: number | null;
}

export type Phase = "setup" | "strategy" | "action" | "status" | "agenda";

export interface StrategyView {
  owner: string | null;
  exhausted: boolean;
  trade_goods: number;
}

export interface LawView {
  owner: string | null;
  planet: string | null;
  objective: string | null;
  exhausted: boolean;
}

export interface BallotView {
  outcome: string | null;
  votes: number;
}

export interface PredictionView {
  seat: string;
  outcome: string | null;
  by: string;
}

export interface AgendaView {
  agenda: string | null;
  number: number;
  votes: Record<string, BallotView>;
  predictions: PredictionView[];
  outcome: string | null;
  /** seats that may not vote */
  barred: string[];
  /** votes that each seat could still cast */
  available: Record<string, number>;
}

/** Where a combat stands: stages of a round, and its beginning and end. */
export type CombatStage = "start" | "barrage" | "announce_retreat" | "attacker_rolls" | "defender_rolls" | "hits" | "retreat" | "round_end" | "end";

export interface CombatSideView {
  seat: string;
  hits: number;
  /** hits not yet taken */
  to_assign: number;
  /** units damaged in this round, by type */
  damaged_now: Record<string, number>;
  retreats: boolean;
  bonus: number;
}

export interface CombatView {
  system: string;
  /** null: in space */
  planet: string | null;
  round: number;
  stage: CombatStage;
  attacker: CombatSideView;
  defender: CombatSideView;
}

export type RollKind = "combat" | "anti_fighter_barrage" | "space_cannon" | "bombardment" | "other";

/** Whose dice lie on the table and what for. */
export interface RollView {
  seat: string;
  kind: RollKind;
}

export type UnitType = "flagship" | "war_sun" | "dreadnought" | "carrier" | "cruiser" | "destroyer" | "fighter" | "infantry" | "pds" | "space_dock";

export interface DieView {
  unit: UnitType;
  /** with the modifier */
  needs: number;
  printed: number;
  modifier: number;
  face: number;
}

export interface SystemView {
  /** place of the map */
  spot: string | null;
  /** seats with a command token here */
  tokens: string[];
  /** by seat: units in the space area; damaged_TYPE are counted in TYPE too */
  forces: Record<string, Record<string, number>>;
}

export interface PlanetView {
  system: string;
  controller: string | null;
  exhausted: boolean;
  /** now, with laws and attachments */
  resources: number;
  /** likewise */
  influence: number;
  /** by seat: units on the planet */
  forces: Record<string, Record<string, number>>;
}

/** Ships under way to the active system. */
export interface MovingView {
  unit: UnitType;
  damaged: boolean;
  count: number;
  from: string;
  infantry: number;
  fighters: number;
}

/** The two parties of the transaction being made. */
export interface TransactionView {
  from: string;
  to: string;
}

export interface ProgressView {
  scored: boolean;
  /** null, as are the next two: there is nothing to count */
  have: number | null;
  need: number | null;
  met: boolean | null;
}

export interface ChancesView {
  /** points of the best public objective that is met with the home system held */
  sure: number;
  /** beyond that: secret objectives, strategy cards and the like */
  possible: number;
}

/** What one viewer may know. */
export interface Ti4View {
  phase: Phase;
  round: number;
  speaker: string | null;
  custodians: boolean;
  /** whose turn it is */
  active: string | null;
  active_system: string | null;
  strategy_cards: Record<string, StrategyView>;
  zero_token: string | null;
  laws: Record<string, LawView>;
  objectives: string[];
  /** public objectives of stage I and II that are still face down */
  stage_left: number[];
  agenda: AgendaView;
  agenda_discard: string[];
  combat: CombatView | null;
  roll: RollView | null;
  dice: DieView[];
  winners: string[];
  systems: Record<string, SystemView>;
  planets: Record<string, PlanetView>;
  action_deck: number;
  action_discard: Record<string, number>;
  /** the cards that somebody has put there; null: not seen by the viewer */
  agenda_top: (string | null)[];
  /** null: a spectator */
  viewer: string | null;
  moving: MovingView[];
  transaction: TransactionView | null;
  /** with whom the active player has already made a transaction (84.1) */
  dealt_with: string[];
  /** by objective and seat */
  progress: Record<string, Record<string, ProgressView>>;
  can_score: Record<string, ChancesView>;
  /** seats whose points with both reach the goal */
  can_win: string[];
  /** victory points to win */
  goal: number;
  players: Record<string, PlayerView>;
}
