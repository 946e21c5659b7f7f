// A system in one sentence, for screen readers and tooltips: number, name, kind, owner, units, tokens.
import type { AhosFacts } from "./facts";
import { say, seatWord } from "./say";
import type { AhosView, Marker, SpaceView } from "./view";

export const markerWord = (marker: Marker): string =>
  marker === "home" ? say("marker_home") : marker === "colony" ? say("marker_colony") : say("marker_outpost");

export function unitWords(space: SpaceView, seat: string): string {
  const units = space.units[seat];
  const words: string[] = [];
  if (units?.fleets) words.push(say("fleets_n", { n: units.fleets }));
  if (units?.star_bases) words.push(say("star_bases_n", { n: units.star_bases }));
  return words.join(", ");
}

export function alienWords(space: SpaceView): string {
  if (space.alien === "none") return "";
  if (space.alien_token === null) return say("alien_hidden");
  return say(space.alien === "face_up" ? "alien_open" : "alien_seen", { n: space.alien_token });
}

/** "14 Corvane", or "14" while no system lies there. */
export function placeName(facts: AhosFacts, view: AhosView | null, id: string): string {
  const tile = facts.systems.get(view?.spaces[id]?.tile ?? "");
  return tile ? `${id} ${tile.name}` : id;
}

export function describeSpace(facts: AhosFacts, view: AhosView, id: string): string {
  const space = view.spaces[id];
  const tile = facts.systems.get(space?.tile ?? "");
  if (!space || !tile) return `${say("space", { id })}, ${say("unused")}`;
  const words = [placeName(facts, view, id), say(tile.habitable ? "habitable" : "uninhabitable")];
  if (space.owner) words.push(`${seatWord(space.owner)}: ${markerWord(space.marker)}`);
  let units = 0;
  for (const seat of Object.keys(space.units)) {
    const there = unitWords(space, seat);
    if (there) words.push(`${seatWord(seat)}: ${there}`);
    if (there) units++;
  }
  if (!space.owner && units === 0) {
    words.push(say("neutral"));
    if (tile.habitable) words.push(say("strength", { n: tile.strength }));
  }
  if (space.alien !== "none") words.push(alienWords(space));
  if (tile.wormhole) words.push(say("wormhole"));
  return words.join(", ");
}
