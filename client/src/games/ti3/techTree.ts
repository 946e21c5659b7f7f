// Technologies of a seat as they are drawn: a column for each colour, what needs most at the bottom.
import { stateOf, type TechColumn, type TechScene } from "../ti/technology/tree";
import { needsText } from "./cardTexts";
import type { Facts, Technology } from "./pack";
import { depthOf, meets, techCounts } from "./sheet";
import { word } from "./texts";
import type { Ti3View } from "./view";

const COLOURS = ["blue", "green", "yellow", "red"];
const NONE: ReadonlySet<string> = new Set();

export function techColumns(view: Ti3View, facts: Facts, seat: string, lit = NONE, chosen = NONE): TechColumn[] {
  const player = view.players[seat];
  const counts = techCounts(player, facts);
  const has = new Set(player?.technologies ?? []);
  const sceneOf = (tech: Technology): TechScene => {
    const { id, name, text, needs } = tech;
    const stands = {
      owned: has.has(id),
      exhausted: false,
      lit: lit.has(id),
      chosen: chosen.has(id),
      lacking: meets(tech, has) ? "" : needsText(tech, facts),
    };
    return { ...stands, id, name, text: needs ? `${text} (${needsText(tech, facts)})` : text, needs: [], own: false, how: stateOf(stands), helped: false };
  };
  return COLOURS.map((colour) => ({
    id: colour,
    name: word("colour", colour),
    count: counts[colour] ?? 0,
    nodes: [...facts.technologies.values()]
      .filter((tech) => tech.colour === colour)
      .sort((a, b) => depthOf(a.id, facts) - depthOf(b.id, facts))
      .map(sceneOf),
  }));
}
