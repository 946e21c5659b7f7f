// Systems of this game by name.
import { Atlas } from "../ti/atlas";
import { say as shared } from "../ti/texts";
import type { Facts } from "./pack";
import { say, word } from "./texts";

/** What a tile without planets is. */
function kindOf(id: string, facts: Facts): string {
  const tile = facts.systems.get(id);
  if (tile?.anomaly) return word("anomaly", tile.anomaly);
  const [wormhole] = tile?.wormholes ?? [];
  return wormhole ? say("wormhole_of", { kind: word("wormhole", wormhole) }) : shared("empty_space");
}

const atlas = new Atlas<Facts>({
  planets: (id, facts) => (facts.systems.get(id)?.planets ?? []).map((planet) => facts.planets.get(planet)?.name ?? planet),
  kind: kindOf,
  unmistakable: (id, facts) => Boolean(facts.systems.get(id)?.anomaly),
  sign: () => "",
});

/** Names come from this map from now on. */
export const lookAt = atlas.lookAt.bind(atlas);
export const systemName = atlas.systemName.bind(atlas);
export const tileName = atlas.tileName.bind(atlas);
