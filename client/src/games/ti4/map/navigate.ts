// Where the keys lead on the map. A key is the number of a system or, while the galaxy is built, a free place.
import { add, parseSpot, STEPS } from "../hex";
import type { Scene } from "../scene";
import type { Lit } from "./legal";

export const allKeys = (scene: Scene): string[] => [
  ...scene.systems.map((s) => s.number),
  ...scene.free.map((f) => f.spot),
];

/** The neighbour in the direction of a letter key; nothing at the rim. */
export function stepFrom(scene: Scene, from: string, letter: string): string | undefined {
  const by = STEPS[letter];
  const start = parseSpot(scene.systems.find((s) => s.number === from)?.spot ?? from);
  if (!by || !start) return undefined;
  const to = add(start, by);
  const spot = `${to.q},${to.r}`;
  return scene.systems.find((s) => s.spot === spot)?.number ?? scene.free.find((f) => f.spot === spot)?.spot;
}

/** Places with something to choose, in reading order. */
export function legalOrder(scene: Scene, lit: Lit): string[] {
  const systems = scene.systems
    .filter(
      (s) =>
        lit.systems.has(s.number) || lit.pieces.has(s.number) || s.planets.some((p) => lit.planets.has(p.id)),
    )
    .map((s) => ({ key: s.number, at: s.middle }));
  const free = scene.free.filter((f) => lit.spots.has(f.spot)).map((f) => ({ key: f.spot, at: f.middle }));
  return [...systems, ...free].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x).map((p) => p.key);
}

/** The next legal place; among all places if none is legal. */
export function walkFrom(scene: Scene, lit: Lit, from: string, direction: 1 | -1): string | undefined {
  const legal = legalOrder(scene, lit);
  const list = legal.length > 0 ? legal : allKeys(scene);
  const at = list.indexOf(from);
  return at < 0 ? list[0] : list[(at + direction + list.length) % list.length];
}
