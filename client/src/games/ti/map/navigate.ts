// Where the keys lead on the map. A key is the number of a system or, while the galaxy is built, a free place.
import { add, parseSpot, stepsOf, type Point } from "../hex";
import type { Scene } from "../scene";
import type { Lit } from "./legal";

export const allKeys = (scene: Scene): string[] => [
  ...scene.systems.map((s) => s.id),
  ...scene.free.map((f) => f.spot),
];

/** The neighbour in the direction of a letter key; nothing at the rim. */
export function stepFrom(scene: Scene, from: string, letter: string): string | undefined {
  const by = stepsOf(scene.grid)[letter];
  const start = parseSpot(scene.systems.find((s) => s.id === from)?.spot ?? from);
  if (!by || !start) return undefined;
  const to = add(start, by);
  const spot = `${to.q},${to.r}`;
  return scene.systems.find((s) => s.spot === spot)?.number ?? scene.free.find((f) => f.spot === spot)?.spot;
}

const ARROWS: Record<string, Point> = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
};
export const isArrow = (key: string): boolean => key in ARROWS;

/** The nearest place in the direction of an arrow; between two as near, up goes right and down goes left, and so back. */
export function arrowFrom(scene: Scene, from: string, arrow: string): string | undefined {
  const by = ARROWS[arrow];
  const places = [
    ...scene.systems.map((s) => ({ key: s.id, at: s.middle })),
    ...scene.free.map((f) => ({ key: f.spot, at: f.middle })),
  ];
  const start = places.find((p) => p.key === from)?.at;
  if (!by || !start) return undefined;
  // Straight on first; what lies more aside only where nothing else does.
  return nearest(places, start, by, 1.25) ?? nearest(places, start, by, 2.5);
}

function nearest(places: readonly { key: string; at: Point }[], start: Point, by: Point, cone: number): string | undefined {
  let best: { key: string; cost: number } | undefined;
  for (const { key, at } of places) {
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const along = dx * by.x + dy * by.y;
    const aside = dx * by.y - dy * by.x;
    if (along <= 1 || Math.abs(aside) > cone * along) continue;
    const cost = along + Math.abs(aside) + (aside > 0 ? 0.1 : 0);
    if (!best || cost < best.cost) best = { key, cost };
  }
  return best?.key;
}

/** Places with something to choose, in reading order. */
export function legalOrder(scene: Scene, lit: Lit): string[] {
  const systems = scene.systems
    .filter(
      (s) =>
        lit.systems.has(s.id) || lit.pieces.has(s.id) || s.planets.some((p) => lit.planets.has(p.id)),
    )
    .map((s) => ({ key: s.id, at: s.middle }));
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
