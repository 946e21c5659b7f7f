// While the galaxy is built: which tile is in hand, and where it may go. What is allowed is told by the options.
import type { Option } from "../../../net/types";

export interface Placing {
  /** The tile in hand, or the drafted one. */
  tile: string | null;
  /** The place that waits for a tile, or the drafted one. */
  spot: string | null;
  /** Where the tile in hand may go; without one, where any may. */
  open: ReadonlySet<string>;
  /** Where another tile may go, but not this one. */
  refused: ReadonlySet<string>;
}

const named = (kind: string, keys: readonly (string | null)[]): string | null =>
  keys.find((key) => key?.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

export function placingOf(choosable: ReadonlyMap<string, readonly Option[]>, chosen: readonly string[], held: string | null): Placing {
  const keys = [held, ...chosen];
  const tile = named("tile", keys);
  // Behind a draft the next question may know nothing of this tile any more.
  const asked = tile !== null && choosable.has(`tile:${tile}`);
  const open = new Set<string>();
  const refused = new Set<string>();
  for (const [key, options] of choosable) {
    if (!key.startsWith("spot:")) continue;
    const spot = key.slice(5);
    const fits = !asked || options.some(({ choice }) => choice === `tile ${tile} ${spot}`);
    (fits ? open : refused).add(spot);
  }
  return { tile, spot: named("spot", keys), open, refused };
}
