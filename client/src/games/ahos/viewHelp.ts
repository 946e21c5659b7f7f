// Small questions to a view. The view itself is described in view.ts.
import { WORDS, type WordOf } from "./patterns";
import type { AhosView, PlayerView, SpaceView } from "./view";

export type Resource = WordOf<"resource">;
export const RESOURCES: readonly Resource[] = WORDS.resource;
export type Unit = WordOf<"unit">;
export type Zone = "hand" | "r1" | "r2" | "discard" | "draw" | "aside";

/** The view of a push; there is none before the first one has come. */
export const readView = (raw: unknown): AhosView | null => (raw ? (raw as AhosView) : null);

export const seatsOf = (view: AhosView): string[] => Object.keys(view.players);

/** Races are dealt and homes chosen. */
export const inSetup = (view: AhosView): boolean => view.round === 0;

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
