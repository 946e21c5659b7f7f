// Which things of the map are lit, and what a click on one means: read from the keys joined to choices.
import type { Scene } from "../scene";
export interface Lit {
  systems: Set<string>;
  planets: Set<string>;
  spots: Set<string>;
  /** Unit types by place (system or planet). */
  pieces: Map<string, Set<string>>;
}

export function litOf(keys: Iterable<string>): Lit {
  const lit: Lit = {
    systems: new Set(),
    planets: new Set(),
    spots: new Set(),
    pieces: new Map(),
  };
  for (const key of keys) {
    const cut = key.indexOf(":");
    const name = key.slice(cut + 1);
    switch (key.slice(0, cut)) {
      case "system":
        lit.systems.add(name);
        break;
      case "planet":
        lit.planets.add(name);
        break;
      case "spot":
        lit.spots.add(name);
        break;
      case "piece": {
        const [unit = "", place] = name.split("@");
        if (place !== undefined) lit.pieces.set(place, (lit.pieces.get(place) ?? new Set()).add(unit));
        break;
      }
    }
  }
  return lit;
}

/** The keys of what was clicked, the innermost first: the first that can be chosen is meant. */
export function keysUnder(element: Element | null, root: Element): string[] {
  const keys: string[] = [];
  for (let at = element; at && at !== root; at = at.parentElement) {
    const key = at.getAttribute("data-target");
    if (key) keys.push(key);
  }
  return keys;
}

/** What a click on these things means: the innermost that can be chosen, or all of them, for what can be changed. */
export function meaning(keys: string[], choosable: ReadonlyMap<string, unknown>, scene: Scene): string[] {
  const key = keys.find((k) => choosable.has(k));
  // While units are asked for, a unit is no other word for the system where it lies.
  const isUnit = keys[0]?.startsWith("piece:") ?? false;
  if (isUnit && (key === undefined || [...choosable.keys()].some((k) => /^piece:.*@/.test(k)))) return keys.slice(0, 1);
  if (key) return [key];
  // A click beside the planets of a system means its only planet that can be chosen.
  const system = scene.systems.find((s) => keys.includes(`system:${s.id}`));
  const planets = (system?.planets ?? []).filter((p) => choosable.has(`planet:${p.id}`));
  const onPlanet = keys.some((k) => k.startsWith("planet:"));
  if (!onPlanet && planets.length === 1 && planets[0]) return [`planet:${planets[0].id}`];
  return keys;
}
