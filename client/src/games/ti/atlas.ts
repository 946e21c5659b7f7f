// Systems by names that somebody finds on the map: by their planets, else by what they are and what lies beside them.
import { say } from "./texts";

/** What a game knows of a tile. */
export interface Gazetteer<Facts> {
  /** Names of its planets. */
  planets: (tile: string, facts: Facts) => string[];
  /** What a tile without planets is. */
  kind: (tile: string, facts: Facts) => string;
  /** One alone of its kind needs no neighbours to be found. */
  unmistakable: (tile: string, facts: Facts) => boolean;
  /** In brackets behind the kind of a tile that lies nowhere. */
  sign: (tile: string) => string;
}

const WAYS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export class Atlas<Facts> {
  /** Where the tiles of the table lie that was looked at last. */
  private spots: ReadonlyMap<string, string> = new Map();
  private seen: unknown = null;

  constructor(private readonly known: Gazetteer<Facts>) {}

  /** Names come from this map from now on. */
  lookAt(view: { systems: Record<string, { spot: string | null }> } | null): void {
    if (!view?.systems || view.systems === this.seen) return;
    this.seen = view.systems;
    this.spots = new Map(Object.entries(view.systems).map(([tile, { spot }]) => [tile, spot ?? ""]));
  }

  systemName(tile: string, facts: Facts): string {
    const planets = this.known.planets(tile, facts);
    if (planets.length > 0) return planets.join(", ");
    const kind = this.known.kind(tile, facts);
    if (!this.spots.has(tile)) return this.withSign(kind, tile);
    const alike = [...this.spots.keys()].filter(
      (other) => other !== tile && this.known.planets(other, facts).length === 0 && this.known.kind(other, facts) === kind,
    );
    if (alike.length === 0 && this.known.unmistakable(tile, facts)) return kind;
    const beside = this.besides(tile, alike, facts);
    return beside.length > 0 ? say("space_by", { kind, names: beside.join(", ") }) : this.withSign(kind, tile);
  }

  /** A tile by what is on it, wherever it lies. */
  tileName(tile: string, facts: Facts): string {
    const planets = this.known.planets(tile, facts);
    return planets.length > 0 ? planets.join(", ") : this.known.kind(tile, facts);
  }

  private withSign(kind: string, tile: string): string {
    const sign = this.known.sign(tile);
    return sign ? `${kind} (${sign})` : kind;
  }

  private neighbours(tile: string): string[] {
    const [q = NaN, r = NaN] = (this.spots.get(tile) ?? "").split(",").map(Number);
    const around = new Set(WAYS.map(([dq, dr]) => `${q + dq},${r + dr}`));
    return [...this.spots].filter(([, spot]) => around.has(spot)).map(([other]) => other);
  }

  /** The planets beside it that tell it from others of its kind; one is enough where it can be. */
  private besides(tile: string, alike: readonly string[], facts: Facts): string[] {
    const near = (one: string): string[] => this.neighbours(one).flatMap((other) => this.known.planets(other, facts).slice(0, 1));
    const mine = near(tile);
    const theirs = new Set(alike.flatMap(near));
    const own = mine.find((name) => !theirs.has(name));
    return own ? [own] : mine.slice(0, 2);
  }
}
