// Systems of this game by name.
import { Atlas } from "../ti/atlas";
import type { Facts } from "./pack";
import { say, word } from "./texts";

/** What a tile without planets is. */
function kindOf(number: string, facts: Facts): string {
  const tile = facts.tiles.get(number);
  if (tile?.anomaly) return word("anomaly", tile.anomaly);
  if (tile?.kind === "gate") return word("kind", "gate");
  return tile?.wormhole ? say("wormhole_of", { kind: word("wormhole", tile.wormhole) }) : say("empty_space");
}

const atlas = new Atlas<Facts>({
  planets: (number, facts) => (facts.tiles.get(number)?.planets ?? []).map((id) => facts.planets.get(id)?.name ?? id),
  kind: kindOf,
  unmistakable: (number, facts) => Boolean(facts.tiles.get(number)?.anomaly),
  sign: (number) => number,
});

/** Names come from this map from now on. */
export const lookAt = atlas.lookAt.bind(atlas);
export const systemName = atlas.systemName.bind(atlas);
export const tileName = atlas.tileName.bind(atlas);
