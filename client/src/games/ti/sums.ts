// What planets are worth together.
import type { PlanetScene } from "./scene";

export interface Sums {
  resources: { ready: number; all: number };
  influence: { ready: number; all: number };
}

export function addUp(planets: readonly PlanetScene[]): Sums {
  const sums: Sums = { resources: { ready: 0, all: 0 }, influence: { ready: 0, all: 0 } };
  for (const { resources, influence, exhausted } of planets) {
    sums.resources.all += resources;
    sums.influence.all += influence;
    if (exhausted) continue;
    sums.resources.ready += resources;
    sums.influence.ready += influence;
  }
  return sums;
}
