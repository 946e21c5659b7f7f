// What a push of A Handful of Stars carries as `view`: games/ahos/view.h, as JSON.

export type Resource = "energy" | "matter" | "population" | "research";
export const RESOURCES: readonly Resource[] = ["energy", "matter", "population", "research"];
export type Unit = "fleet" | "star_base";
export type Marker = "none" | "home" | "colony" | "outpost";
export type Zone = "hand" | "r1" | "r2" | "discard" | "draw" | "aside";
export type Side = "attacker" | "defender";

export interface Units {
  fleets: number;
  star_bases: number;
}

export interface SpaceView {
  tile: string | null;
  marker: Marker;
  owner: string | null;
  units: Record<string, Units>;
  alien: "none" | "hidden" | "face_up";
  alien_token: string | null;
  alien_seen: string[];
}

export interface PlayerView {
  race: string | null;
  vp: number;
  hand_size: number;
  draw_size: number;
  hand: string[];
  draw: string[];
  known_hand: string[];
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
  wormhole_token: boolean;
  pact_with: string | null;
  has_picked: boolean;
  pick: string | null;
  /** Told by the server; not by every one. */
  reserve_one_capacity?: number;
  reserve_one_counted?: number;
  reserve_two_capacity?: number;
  reserve_two_counted?: number;
  hand_limit?: number;
}

export interface CombatSide {
  bonus: number;
  fewer_losses: number;
  lost_fleets: number;
  loses: boolean;
}

// The frames of the flow that a picture needs; the others are only names here.
export interface Frame {
  frame: string;
  step?: string | number;
  seat?: string | null;
  space?: string | null;
  attacker?: string | null;
  defender?: string | null;
  sides?: CombatSide[];
  alien_counts?: boolean;
  alien_value?: number;
  crossed?: boolean;
  winner?: Side;
  target?: string | null;
  owed?: { points: number[] };
  due?: { points: number[] };
  left?: number;
}

/** The combat with its sums, as the server counts them. */
export interface ToldSide {
  seat: string | null;
  strength: number;
  sources: { kind: string; count: number; strength: number; card?: string }[];
  unknown: boolean;
}
export interface ToldCombat {
  space: string;
  stage: string;
  attacker: ToldSide;
  defender: ToldSide;
  margin: number;
  crossed: boolean;
  decided: boolean;
  winner: Side | null;
}

export interface AhosView {
  viewer: string | null;
  spaces: Record<string, SpaceView>;
  players: Record<string, PlayerView>;
  black_holes: string[];
  neutral_cards: string[];
  removed: string[];
  tech_deck_size: number;
  tech_display: string[];
  wormholes_on_sale: boolean;
  token_pool: string[];
  token_display: string[];
  aliens_out: string[];
  reshuffles: number;
  round: number;
  first_player: string | null;
  final_round: number;
  turn: { seat: string | null; actions: number; won_combat: boolean; cloaked: boolean };
  winners: string[];
  final_vp: Record<string, number>;
  flow: { frames: Frame[]; stop: string };
  combat?: ToldCombat;
  reshuffle_goal?: number;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === "object" && x !== null;

// A view that this board can draw; anything else (a newer server) gives null and the frame falls back to lists.
export function readView(raw: unknown): AhosView | null {
  if (!isObject(raw) || !isObject(raw.spaces) || !isObject(raw.players)) return null;
  if (!isObject(raw.flow) || !Array.isArray(raw.tech_display) || !Array.isArray(raw.black_holes)) return null;
  return raw as unknown as AhosView;
}

// The frame of that name nearest to the top.
export function frameNamed(view: AhosView, name: string): Frame | null {
  const frames = view.flow.frames;
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i]?.frame === name) return frames[i] ?? null;
  return null;
}

export const seatsOf = (view: AhosView): string[] => Object.keys(view.players);

// Seats in turn order, beginning with the viewer, or with the first player for a spectator.
export function seatsFromMe(view: AhosView): string[] {
  const seats = seatsOf(view);
  const first = Math.max(0, seats.indexOf(view.viewer ?? view.first_player ?? ""));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

export function cardsIn(player: PlayerView, zone: Zone): string[] {
  switch (zone) {
    case "hand":
      return player.hand;
    case "r1":
      return player.reserve_one;
    case "r2":
      return player.reserve_two;
    case "discard":
      return player.discard;
    case "draw":
      return player.draw;
    case "aside":
      return player.aside;
  }
}

// Whose system it is: by marker, else by units (a system with units only is controlled too).
export function controller(space: SpaceView): string | null {
  if (space.owner) return space.owner;
  for (const [seat, units] of Object.entries(space.units))
    if (units.fleets + units.star_bases > 0) return seat;
  return null;
}
