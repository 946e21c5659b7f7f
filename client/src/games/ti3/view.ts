// Printed by `orrery types` from games/ti3/text/shown.h; do not edit.

export interface TradeCardView {
  value: number;
  /** partner of the agreement; null: it lies with its player */
  held_by: string | null;
}

export type LeaderState = "home" | "captured" | "dead";

export interface LeaderView {
  state: LeaderState;
  /** planet, or system of the ship that carries him; null: nowhere */
  place: string | null;
  captor: string | null;
}

export interface PlayerView {
  race: string | null;
  passed: boolean;
  skipped: boolean;
  eliminated: boolean;
  vp: number;
  /** command counters in strategy allocation */
  strategy: number;
  /** in fleet supply */
  fleet: number;
  /** in the command pool */
  command: number;
  reserve_counters: number;
  /** systems with a command counter of this player */
  counters: string[];
  trade_goods: number;
  /** units that are not on the board, by type */
  reserve: Record<string, number>;
  technologies: string[];
  /** objectives */
  claimed: string[];
  planets: string[];
  trade_cards: TradeCardView[];
  /** seats with whom there is a trade agreement */
  partners: string[];
  leaders: Record<string, LeaderView>;
  /** leaders of others that this player holds */
  prisoners: string[];
  /** ground forces whose return is still to be rolled for */
  fallen: number;
  /** Lazax Survivors counters */
  survivors: number;
  /** secret objective, if the viewer knows it */
  secret: string | null;
  /** systems dealt for building the galaxy, if the viewer knows them */
  tiles: string[];
  tiles_shown: boolean;
  /** action cards that the viewer knows of, by kind */
  hand: Record<string, number>;
  hand_size: number;
  has_secret: boolean;
  tile_count: number;
  /** ships that most systems may hold; null until the race is known */
  fleet_limit: number | null;
  /** in the galactic council, as things stand; null until the race is known */
  votes: number | null;
}

export type Phase = "setup" | "strategy" | "action" | "status";

export interface StrategyView {
  owner: string | null;
  used: boolean;
  bonus: number;
}

export interface LawView {
  owner: string | null;
  /** the other one of a pair */
  second: string | null;
  planet: string | null;
  colour: string | null;
  /** the round at whose end it goes; 0: it stays */
  until: number;
}

/** An effect that lasts for a while. */
export interface LastingView {
  effect: string;
  seat: string | null;
  /** planet, system, seat, card or number that it is about */
  on: string | null;
  /** the round at whose end it is over */
  until: number;
}

export interface BallotView {
  /** null: abstained */
  outcome: string | null;
  /** the other one of a pair */
  second: string | null;
  votes: number;
}

export interface CouncilView {
  /** the political card on the table */
  card: string | null;
  active: string | null;
  votes: Record<string, BallotView>;
  /** votes of action cards, by seat */
  extra: Record<string, number>;
  /** only the votes of this seat count */
  alone: string | null;
  outcome: string | null;
  second: string | null;
}

/** Where a battle stands: what comes before it, stages of a round, and its end. */
export type BattleStage = "start" | "barrage" | "shots" | "sabotage_runs" | "bombardment" | "pds_fire" | "announce_retreat" | "attacker_rolls" | "defender_rolls" | "losses" | "retreat" | "round_end" | "end";

export interface BattleSideView {
  /** null: forces of a neutral planet */
  seat: string | null;
  hits: number;
  /** hits not yet taken */
  to_assign: number;
  retreats: boolean;
  /** on combat rolls of this round */
  bonus: number;
}

export interface BattleView {
  system: string;
  /** null: in space */
  planet: string | null;
  round: number;
  stage: BattleStage;
  attacker: BattleSideView;
  defender: BattleSideView;
  /** forces of a neutral planet */
  locals: number;
}

export type RollKind = "space_battle" | "invasion" | "pds_fire" | "bombardment" | "barrage" | "shot" | "other";

/** Whose dice lie on the table and what for. */
export interface RollView {
  seat: string | null;
  kind: RollKind;
}

export type UnitType = "flagship" | "war_sun" | "dreadnought" | "carrier" | "cruiser" | "destroyer" | "fighter" | "ground_force" | "shock_troop" | "mechanized_unit" | "pds" | "space_dock";

export interface DieView {
  unit: UnitType;
  /** with the modifier */
  needs: number;
  printed: number;
  modifier: number;
  face: number;
}

/** A ship under way. */
export interface MovingView {
  ship: string;
  from: string;
  /** as choices name it, or empty */
  load: string;
  fighters: number;
}

/** A ship that carries something. */
export interface LoadView {
  /** its type, with damaged_ before it if it is */
  ship: string;
  /** as choices name it: 2gf+1pds */
  load: string;
  units: Record<string, number>;
  leaders: string[];
}

export interface SystemView {
  /** place of the map */
  spot: string | null;
  /** seats with a command counter here */
  counters: string[];
  /** by seat: ships; damaged_TYPE are counted in TYPE too */
  forces: Record<string, Record<string, number>>;
  /** by seat: units that the ships carry */
  aboard: Record<string, Record<string, number>>;
  /** by seat: each ship that carries something */
  loads: Record<string, LoadView[]>;
  /** those that domain counters have brought */
  wormholes: string[];
}

export interface PlanetView {
  system: string;
  controller: string | null;
  exhausted: boolean;
  /** now, with laws */
  resources: number;
  /** likewise */
  influence: number;
  /** by seat: units on the planet */
  forces: Record<string, Record<string, number>>;
  leaders: string[];
  /** control of it in this round */
  gained: boolean;
  /** built in this round */
  new_dock: boolean;
  /** what it shows as far as the viewer knows, hidden, or null: there is none */
  domain_counter: string | null;
  /** seats that have looked at it */
  counter_seen: string[];
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
export interface Ti3View {
  phase: Phase;
  round: number;
  speaker: string | null;
  /** seats clockwise around the galaxy; in set-up as they sit */
  seated: string[];
  /** the order of play of this round; none before strategy cards are chosen */
  order: string[];
  /** whose turn it is */
  active: string | null;
  active_system: string | null;
  /** of a transfer action */
  second_system: string | null;
  strategy_cards: Record<string, StrategyView>;
  /** who had Initiative in the round before */
  last_initiative: string[];
  first_chooser: string | null;
  mecatol_all_round: string | null;
  laws: Record<string, LawView>;
  lasting: LastingView[];
  objectives: string[];
  /** objectives of stage I and II face down, Imperium Rex among the latter */
  stage_left: number[];
  /** Imperium Rex is still among them */
  rex_left: boolean;
  council: CouncilView;
  political_discard: string[];
  /** cards whose place is known to somebody; null: not seen by the viewer */
  political_top: (string | null)[];
  /** likewise, the last one lowest */
  political_bottom: (string | null)[];
  /** cards in the whole deck */
  political_deck: number;
  battle: BattleView | null;
  roll: RollView | null;
  dice: DieView[];
  moving: MovingView[];
  winners: string[];
  /** trade goods in the supply */
  goods_left: number;
  /** place of the system that lies face down */
  face_down: string | null;
  systems: Record<string, SystemView>;
  planets: Record<string, PlanetView>;
  action_deck: number;
  action_discard: Record<string, number>;
  cards_on_planets: Record<string, string>;
  /** null: a spectator */
  viewer: string | null;
  /** by objective and seat */
  progress: Record<string, Record<string, ProgressView>>;
  can_score: Record<string, ChancesView>;
  /** seats whose points with both reach the goal, or who meet an objective that wins */
  can_win: string[];
  /** victory points to win */
  goal: number;
  /** domain counters that the viewer has not seen, by kind */
  unseen_counters: Record<string, number>;
  players: Record<string, PlayerView>;
}
