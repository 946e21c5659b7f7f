// Names of the things that can be clicked on this board ("kind:name", see ../board.ts).
import type { TargetKey } from "../board";

export const key = {
  space: (id: string): TargetKey => `space:${id}`,
  /** A space by the system that lies on it; set-up names systems, not spaces. */
  tile: (id: string): TargetKey => `tile:${id}`,
  /** One step of units from a space to another. */
  way: (from: string, to: string): TargetKey => `way:${from}>${to}`,
  connection: (id: string): TargetKey => `connection:${id}`,
  /** A card of mine, with its zone unless it is in hand: "T01", "T01/r1", "T01/discard". */
  card: (held: string): TargetKey => `card:${held}`,
  reserve: (which: string): TargetKey => `reserve:${which}`,
  /** A Development token of mine. */
  token: (id: string): TargetKey => `token:${id}`,
  /** A Development token on offer. */
  offer: (id: string): TargetKey => `offer:${id}`,
  /** A Technology card on offer, or the Wormhole token. */
  market: (id: string): TargetKey => `market:${id}`,
  seat: (seat: string): TargetKey => `seat:${seat}`,
  /** A card in another player's Reserve. */
  theirs: (seat: string, held: string): TargetKey => `theirs:${seat}/${held}`,
  /** A kind of unit in the system of the combat. */
  unit: (unit: string): TargetKey => `unit:${unit}`,
  /** Exactly one choice: for tabs, chips and other places where one click means one thing. */
  choice: (text: string): TargetKey => `choice:${text}`,
} as const;

export function splitKey(target: TargetKey): { kind: string; name: string } {
  const at = target.indexOf(":");
  return { kind: target.slice(0, at), name: target.slice(at + 1) };
}
