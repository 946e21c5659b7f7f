import type { TargetKey } from "../board";
import { isToken, wordsOf } from "./choice";
import { key } from "./keys";

/** Verbs that stand for no thing on the table: they are buttons of the decision bar. */
export const PLACELESS: readonly string[] = [
  "produce",
  "move",
  "reserve",
  "discard",
  "pass",
  "end",
  "stay",
  "withdraw",
  "yield",
  "done",
];

type Places = (operands: string[]) => TargetKey[];

// First operand is a space, a card and so on.
const space: Places = ([at = ""]) => [key.space(at)];
const secondSpace: Places = ([, at = ""]) => [key.space(at)];
const card: Places = ([held = ""]) => [key.card(held)];
const way: Places = ([, from = "", to = ""]) => [key.way(from, to), key.space(from), key.space(to)];

const PLACES: Record<string, Places> = {
  home: ([tile = ""]) => [key.tile(tile)],
  settle: ([tile = ""]) => [key.tile(tile)],
  develop: ([token = ""]) => [key.offer(token)],
  outpost: space,
  colony: space,
  acquire: ([id = ""]) => [key.market(id)],
  cycle: ([id = ""]) => [key.market(id)],
  remove: card,
  use: card,
  build: secondSpace,
  move: way,
  warp: way,
  slip: space,
  stow: ([held = "", reserve = ""]) => [key.card(held), key.reserve(reserve)],
  shift: card,
  swap: ([one = "", two = ""]) => [key.card(one), key.card(two)],
  discard: card,
  spend: ([what = ""]) => [isToken(what) ? key.token(what) : key.card(what)],
  reinforce: secondSpace,
  pull: secondSpace,
  lose: ([unit = ""]) => [key.unit(unit)],
  retreat: secondSpace,
  take: card,
  against: ([seat = ""]) => [key.seat(seat)],
  sabotage: ([seat = "", held = ""]) => [key.theirs(seat, held), key.seat(seat)],
  close: ([id = ""]) => [key.connection(id)],
  open: ([id = ""]) => [key.connection(id)],
  salvage: space,
  trash: card,
};

/** The things that a choice names; the last key is the choice itself, for tabs and chips. */
export function targets(choice: string): TargetKey[] {
  const { verb, operands } = wordsOf(choice);
  if (operands.length === 0) return [];
  const places = PLACES[verb]?.(operands) ?? [];
  return places.length > 0 ? [...places, key.choice(choice)] : [];
}

/** Where a thing lies: on the map, in my hand, in the market beside the map. */
export function lies(target: TargetKey): "map" | "hand" | "goals" | undefined {
  if (/^(space|tile|way|connection|unit):/.test(target)) return "map";
  if (/^(card|token|reserve):/.test(target)) return "hand";
  return /^(offer|market):/.test(target) ? "goals" : undefined;
}
