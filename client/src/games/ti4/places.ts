// Systems by names that somebody finds on the map: by their planets, else by what they are and what lies beside them.
import type { Facts } from "./pack";
import { say, word } from "./texts";
import type { Ti4View } from "./view";

/** Where the tiles of the table lie that was looked at last. */
let spots: ReadonlyMap<string, string> = new Map();
let seen: unknown = null;

/** Names come from this map from now on. */
export function lookAt(view: Ti4View | null): void {
  if (!view?.systems || view.systems === seen) return;
  seen = view.systems;
  spots = new Map(Object.entries(view.systems).map(([number, { spot }]) => [number, spot ?? ""]));
}

const WAYS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

function neighbours(number: string): string[] {
  const [q = NaN, r = NaN] = (spots.get(number) ?? "").split(",").map(Number);
  const around = new Set(WAYS.map(([dq, dr]) => `${q + dq},${r + dr}`));
  return [...spots].filter(([, spot]) => around.has(spot)).map(([other]) => other);
}

const planetsOf = (number: string, facts: Facts): string[] =>
  (facts.tiles.get(number)?.planets ?? []).map((id) => facts.planets.get(id)?.name ?? id);

/** What a tile without planets is. */
function kindOf(number: string, facts: Facts): string {
  const tile = facts.tiles.get(number);
  if (tile?.anomaly) return word("anomaly", tile.anomaly);
  if (tile?.kind === "gate") return word("kind", "gate");
  return tile?.wormhole ? say("wormhole_of", { kind: word("wormhole", tile.wormhole) }) : say("empty_space");
}

/** The planets beside it that tell it from others of its kind; one is enough where it can be. */
function besides(number: string, alike: readonly string[], facts: Facts): string[] {
  const near = (one: string): string[] => neighbours(one).flatMap((other) => planetsOf(other, facts).slice(0, 1));
  const mine = near(number);
  const theirs = new Set(alike.flatMap(near));
  const own = mine.find((name) => !theirs.has(name));
  return own ? [own] : mine.slice(0, 2);
}

export function systemName(number: string, facts: Facts): string {
  const planets = planetsOf(number, facts);
  if (planets.length > 0) return planets.join(", ");
  const kind = kindOf(number, facts);
  if (!spots.has(number)) return `${kind} (${number})`;
  const alike = [...spots.keys()].filter(
    (other) => other !== number && planetsOf(other, facts).length === 0 && kindOf(other, facts) === kind,
  );
  if (alike.length === 0 && facts.tiles.get(number)?.anomaly) return kind;
  const beside = besides(number, alike, facts);
  return beside.length > 0 ? say("space_by", { kind, names: beside.join(", ") }) : `${kind} (${number})`;
}

/** A tile by what is on it, wherever it lies. */
export function tileName(number: string, facts: Facts): string {
  const planets = planetsOf(number, facts);
  return planets.length > 0 ? planets.join(", ") : kindOf(number, facts);
}
