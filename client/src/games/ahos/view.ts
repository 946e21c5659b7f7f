// Printed by `orrery types` from games/ahos/text/shown.h; do not edit.

/** Where the points of a player come from; the parts add up to final_vp. */
export interface Score {
  home: number;
  colonies: number;
  outposts: number;
  /** Development tokens */
  development: number;
  /** cards that count while they lie in a Reserve */
  reserve: number;
  /** cards that count wherever their owner has them */
  cards: number;
}

export interface PlayerView {
  race: string | null;
  vp: number;
  hand_size: number;
  draw_size: number;
  /** the viewer's own */
  hand: string[];
  /** content of the viewer's own draw pile, not its order */
  draw: string[];
  /** cards surely in hand or draw pile, as far as the viewer can know */
  known_deck: string[];
  /** of these, cards surely in hand */
  known_hand: string[];
  unknown_deck: number;
  unknown_hand: number;
  discard: string[];
  reserve_one: string[];
  reserve_two: string[];
  aside: string[];
  tokens: string[];
  used_tokens: string[];
  fleets: number;
  star_bases: number;
  outposts: number;
  track_discs: number;
  spare_discs: number;
  home_in_supply: boolean;
  wormhole_token: boolean;
  pact_with: string | null;
  /** a secret choice of set-up is made */
  has_picked: boolean;
  /** the viewer's own */
  pick: string | null;
  hand_limit: number;
  /** how many cards it holds; 0 until the race is known */
  reserve_one_capacity: number;
  /** how many cards in it count */
  reserve_one_counted: number;
  reserve_two_capacity: number;
  reserve_two_counted: number;
  /** once the game is over */
  score: Score | null;
}

export type Marker = "none" | "home" | "colony" | "outpost";

export interface Units {
  fleets: number;
  star_bases: number;
}

export type AlienSide = "none" | "hidden" | "face_up";

export interface SpaceView {
  tile: string | null;
  marker: Marker;
  owner: string | null;
  /** by seat */
  units: Record<string, Units>;
  alien: AlienSide;
  /** if face up, or if the viewer has looked at it */
  alien_token: string | null;
  /** seats that have looked at it */
  alien_seen: string[];
}

export interface TurnView {
  seat: string | null;
  /** left */
  actions: number;
  won_combat: boolean;
  cloaked: boolean;
  used: string[];
  entered: string[];
}

export type CombatStage = "reveal" | "strengths" | "stay" | "answers" | "losses" | "retreat" | "aftermath";

export type SourceKind = "fleets" | "star_bases" | "card" | "added" | "system" | "alien";

export interface Source {
  kind: SourceKind;
  /** how many pieces; 0 where there are none */
  count: number;
  strength: number;
  card: string | null;
}

export interface CombatSide {
  /** null: a neutral system */
  seat: string | null;
  strength: number;
  sources: Source[];
  /** an Alien token is face down */
  unknown: boolean;
}

export type Side = "attacker" | "defender";

/** The combat with its sums, as the server counts them. */
export interface CombatView {
  space: string;
  stage: CombatStage;
  attacker: CombatSide;
  defender: CombatSide;
  /** attacker minus defender; above zero the attacker is ahead */
  margin: number;
  crossed: boolean;
  /** units are being lost: strengths mean nothing any more */
  decided: boolean;
  winner: Side | null;
}

/** A move action under way. */
export interface MoveView {
  /** the defended system that it enters, if any yet */
  target: string | null;
}

/** What one viewer may know. */
export interface AhosView {
  /** null: a spectator */
  viewer: string | null;
  spaces: Record<string, SpaceView>;
  players: Record<string, PlayerView>;
  black_holes: string[];
  spare_black_holes: number;
  neutral_cards: string[];
  removed: string[];
  /** Technology cards of which the viewer cannot know the place */
  tech_unseen: string[];
  tech_deck_size: number;
  tech_bottom: string[];
  tech_display: string[];
  wormholes_on_sale: boolean;
  revealed: string[];
  /** known by elimination; the order is not */
  token_pool: string[];
  token_display: string[];
  /** Alien tokens of which the viewer cannot know the place */
  alien_unseen: string[];
  aliens_out: string[];
  reshuffles: number;
  /** 0: set-up; once the game is over, the last one played */
  round: number;
  first_player: string | null;
  /** 0: not announced */
  final_round: number;
  idle_turns: number;
  turn: TurnView;
  winners: string[];
  final_vp: Record<string, number>;
  combat: CombatView | null;
  moving: MoveView | null;
  /** reshuffles that start the end */
  reshuffle_goal: number;
}
