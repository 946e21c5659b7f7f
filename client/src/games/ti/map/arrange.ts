// Where everything in the galaxy stands: first the fleets of all systems, for they reach over rims, then the names.
import type { Scene, SystemScene } from "../scene";
import { roomAt, type Grid, type Point } from "../hex";
import { fleetHeights, holeSlot, planetSlots, type Contents, type HoleSlot, type PlanetSlot, type Sizes } from "../layout";
import type { Layer } from "./layers";
import { markRects, marksOf, type Marks } from "./marks";
import type { Measure } from "./measure";
import { nameRect, placeNames, type Named } from "./names";
import { pillOf, type Pill } from "./pill";
import { hitsAny, moved, overlaps, rectAt, type Rect } from "./rects";

export interface PlacedPill extends Point {
  seat: string;
  pill: Pill;
  /** The owner's command token stands in the emblem's place. */
  token: boolean;
  /** Ships that are not there yet. */
  arriving: boolean;
}
export interface PlacedName extends Point {
  text: string;
  spent: boolean;
  lead: { from: number; to: number } | null;
}
export interface PlacedToken extends Point {
  seat: string;
  /** 1: as wide as 12.8 units. */
  size: number;
}
export interface Places {
  planets: { slot: PlanetSlot; marks: Marks }[];
  holes: (HoleSlot & { kind: string })[];
  pills: PlacedPill[];
  names: PlacedName[];
  tokens: PlacedToken[];
  /** The number of the tile: where there is nothing else to tell it by, and zoomed in everywhere. */
  number: Point | null;
}

export interface Wish {
  sizes: Sizes;
  layer: Layer;
  measure: Measure;
  /** Systems that show their values though they are small. */
  revealed: ReadonlySet<string>;
}

const NAME_WEIGHT = 620;

const contentsOf = (system: SystemScene, fleets: number): Contents => ({
  planets: system.planets.length,
  capital: system.capital,
  fleets,
  holes: system.wormholes.length,
});

export function arrange(scene: Scene, wish: Wish): Map<string, Places> {
  const { grid } = scene;
  const fleetsShown = wish.layer === "all" || wish.layer === "fleets";
  const placed = new Map<string, Places>();
  const pills = new Map<string, PlacedPill[]>();
  for (const system of scene.systems) pills.set(system.id, fleetsShown ? pillsOf(system, scene, wish) : []);
  if (grid.pointy) makeWay(scene, pills);

  for (const system of scene.systems) {
    const own = pills.get(system.id) ?? [];
    const contents = contentsOf(system, own.length);
    const planets = planetSlots(contents, grid, wish.sizes.level).map((slot, i) => {
      const planet = system.planets[i];
      if (!planet) throw new Error("a slot without a planet");
      const values = wish.revealed.has(system.id);
      return { slot, marks: marksOf(planet, slot, { ...wish, values }) };
    });
    const holes = system.wormholes.map((kind, i) => ({ kind, ...holeSlot(contents, i, system.wormholes.length, grid) }));
    const obstacles = [
      ...planets.flatMap(({ slot, marks }) => markRects(marks, slot)),
      ...planets.map(({ slot }) => rectAt(slot.x, slot.y, slot.r * 1.7, slot.r * 1.7)),
      ...holes.map((hole) => rectAt(hole.x, hole.y, hole.size * 0.8, hole.size * 0.8)),
      ...own.map((one) => pillRect(one)),
      ...nearPills(system, scene, pills),
    ];
    const names = wish.sizes.level > 0 ? namesOf(system, planets, grid, wish, obstacles) : [];
    const taken = [...obstacles, ...names.map((n) => nameRect(n.x, n.y, wish.measure(n.text, wish.sizes.name, NAME_WEIGHT), wish.sizes.name))];
    const tokens = tokensOf(system, own, grid, wish, taken);
    const number = numberOf(system, own.length, grid, wish, [...taken, ...tokens.map((t) => rectAt(t.x, t.y, 13 * t.size, 14 * t.size))]);
    placed.set(system.id, { planets, holes, pills: own, names, tokens, number });
  }
  return placed;
}

export const pillRect = ({ x, y, pill }: PlacedPill): Rect => rectAt(x, y, pill.width, pill.height);

function pillsOf(system: SystemScene, scene: Scene, { sizes, measure }: Wish): PlacedPill[] {
  const { grid } = scene;
  const fleets = system.fleets.map((fleet) => ({ fleet, arriving: false }));
  const shown = [...fleets, ...(system.arriving ? [{ fleet: system.arriving, arriving: true }] : [])].slice(0, 2);
  const contents = contentsOf(system, shown.length);
  const heights = fleetHeights(contents, system.anomaly !== "", grid, sizes.level);
  const empty = contents.planets === 0 && contents.holes === 0;
  return shown.map(({ fleet, arriving }, i) => {
    const token = !arriving && system.tokens.includes(fleet.seat);
    const y = heights[Math.min(i, heights.length - 1)] ?? 0;
    const phone = sizes.level === 0;
    const wish = {
      glyph: sizes.glyph * (i > 0 && !phone ? 0.94 : 1),
      text: sizes.count,
      token,
      most: phone ? (shown.length > 1 ? 2 : 3) : 8,
      // An anomaly fills its hex: one row at its lower rim.
      rows: empty && !phone && shown.length === 1 && !system.anomaly ? (2 as const) : (1 as const),
    };
    // In empty space the hex has no world to leave room for; a second fleet stands where the hex is narrow.
    const room = phone
      ? Math.min(grid.width - 4, 2 * roomAt(Math.abs(y) - 8, grid) + 3)
      : empty
        ? grid.width * 0.88
        : i > 0
          ? roomBelow(system, scene)
          : roomAbove(system, scene) * (grid.pointy ? 1 : 0.82);
    return { seat: fleet.seat, x: 0, y, token, arriving, pill: pillOf(fleet.groups, { ...wish, room }, measure) };
  });
}

/** A first fleet may reach over the rim as far as the fleets beside it leave room. */
function roomAbove(system: SystemScene, scene: Scene): number {
  const { width } = scene.grid;
  const beside = scene.systems.some(
    (s) => s !== system && s.fleets.length > 0 && Math.abs(s.middle.y - system.middle.y) < 1 && Math.abs(Math.abs(s.middle.x - system.middle.x) - width) < 1,
  );
  return width * (beside ? 0.97 : 1.14);
}

/** A second fleet hangs over the rim: it is as wide as the fleets below it allow. */
function roomBelow(system: SystemScene, scene: Scene): number {
  const { grid } = scene;
  const below = scene.systems.filter(
    (s) =>
      s.fleets.length > 0 &&
      Math.abs(s.middle.y - system.middle.y - 0.75 * grid.height) < 1 &&
      Math.abs(s.middle.x - system.middle.x) < grid.width,
  );
  return below.length === 0 ? 100 : 70;
}

/** How far a fleet may step aside, and how far it goes down if that does not help. */
const ASIDE = 22;
const DOWN = 9.5;

/** A second fleet hangs over the rim between the two fleets below: those step aside, or else down onto their world. */
function makeWay(scene: Scene, pills: Map<string, PlacedPill[]>): void {
  const { grid } = scene;
  const boxOf = (system: SystemScene, one: PlacedPill): Rect => moved(pillRect(one), system.middle.x, system.middle.y);
  for (const system of scene.systems) {
    const second = pills.get(system.id)?.[1];
    if (!second) continue;
    for (const other of scene.systems) {
      const first = pills.get(other.id)?.[0];
      const dx = other.middle.x - system.middle.x;
      const below = Math.abs(other.middle.y - system.middle.y - 0.75 * grid.height) < 1 && Math.abs(Math.abs(dx) - grid.width / 2) < 1;
      const over = boxOf(system, second);
      if (!first || !below || !overlaps(boxOf(other, first), over)) continue;
      const box = boxOf(other, first);
      const by = dx > 0 ? over.right - box.left + 1.5 : over.left - box.right - 1.5;
      const aside = moved(box, by, 0);
      const taken = scene.systems.some(
        (s) => s !== other && s !== system && (pills.get(s.id) ?? []).some((one) => overlaps(boxOf(s, one), aside)),
      );
      if (Math.abs(first.x + by) <= ASIDE && !taken) first.x += by;
      else if (first.y < -20) {
        first.y += DOWN;
        second.y = Math.min(second.y, 31);
      }
    }
  }
}

/** Fleets of the systems around that may reach into this one. */
function nearPills(system: SystemScene, scene: Scene, pills: Map<string, PlacedPill[]>): Rect[] {
  const { grid } = scene;
  return scene.systems.flatMap((other) => {
    const dx = other.middle.x - system.middle.x;
    const dy = other.middle.y - system.middle.y;
    if (other === system || Math.abs(dx) > 1.2 * grid.width || Math.abs(dy) > 1.2 * grid.height) return [];
    return (pills.get(other.id) ?? []).map((one) => moved(pillRect(one), dx, dy));
  });
}

function namesOf(
  system: SystemScene,
  planets: Places["planets"],
  grid: Grid,
  { sizes, measure }: Wish,
  obstacles: readonly Rect[],
): PlacedName[] {
  const list = planets.map(({ slot }, i): Named => {
    const text = system.planets[i]?.name ?? "";
    return { text, slot, width: measure(text, sizes.name, NAME_WEIGHT) };
  });
  return placeNames(list, sizes.name, grid, obstacles).map(({ index, x, y, lead }) => ({
    text: list[index]?.text ?? "",
    spent: system.planets[index]?.exhausted ?? false,
    x,
    y,
    lead,
  }));
}

/** Tokens of those who have no fleet here: at the bottom corner, or aside where something is in the way. */
function tokensOf(system: SystemScene, own: PlacedPill[], grid: Grid, { sizes }: Wish, taken: readonly Rect[]): PlacedToken[] {
  const loose = system.tokens.filter((seat) => !own.some((one) => one.token && one.seat === seat));
  if (loose.length === 0) return [];
  const size = sizes.level === 0 ? 1.45 : sizes.level === 3 ? Math.max(0.6, 20 / sizes.scale / 12.8) : 1;
  const step = 14 * size;
  const wide = grid.width;
  const low = grid.pointy ? 0.38 * grid.height : 0.41 * grid.height;
  const starts: (Point & { dx: number; dy: number })[] = [
    { x: -((loose.length - 1) / 2) * step, y: low, dx: step, dy: 0 },
    { x: 0.375 * wide, y: 0.3 * grid.height, dx: -step * 0.4, dy: -step * 0.8 },
    { x: -0.375 * wide, y: 0.3 * grid.height, dx: step * 0.4, dy: -step * 0.8 },
    { x: 0.42 * wide, y: -0.16 * grid.height, dx: 0, dy: step },
    { x: -0.42 * wide, y: -0.16 * grid.height, dx: 0, dy: step },
  ];
  const at = (start: (typeof starts)[number], i: number): Point => ({ x: start.x + i * start.dx, y: start.y + i * start.dy });
  const free = starts.find((start) => loose.every((_, i) => !hitsAny(rectAt(at(start, i).x, at(start, i).y, 12 * size, 13 * size), taken, 1)));
  const start = free ?? starts[1];
  return loose.map((seat, i) => ({ seat, size, ...(start ? at(start, i) : { x: 0, y: 0 }) }));
}

function numberOf(system: SystemScene, fleets: number, grid: Grid, { sizes }: Wish, taken: readonly Rect[]): Point | null {
  if (system.number === "") return null;
  const bare = system.planets.length === 0 && system.wormholes.length === 0 && system.anomaly === "" && fleets === 0;
  if (sizes.level === 0 || (!bare && sizes.level < 3)) return null;
  const spots = [0.3, 0.4, -0.36].map((part) => ({ x: 0, y: part * grid.height }));
  return spots.find(({ x, y }) => !hitsAny(nameRect(x, y, sizes.digit * 1.4, sizes.digit), taken)) ?? null;
}

