// What is different between two views, as keys of things: those get an outline.

/** What of a view can be seen to change. */
interface Changing {
  systems: Record<string, unknown>;
  planets: Record<string, { system: string; exhausted: boolean }>;
  players: Record<string, { vp: number }>;
  strategy_cards: Record<string, unknown>;
}

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

export function changed(before: Changing, after: Changing): string[] {
  const keys = new Set<string>();
  for (const [number, system] of Object.entries(after.systems)) {
    if (differs(before.systems[number], system)) keys.add(`system:${number}`);
  }
  for (const [id, planet] of Object.entries(after.planets)) {
    const old = before.planets[id];
    // Planets turn ready and exhausted all the time; who holds them and what stands on them is news.
    if (old && !differs({ ...old, exhausted: false }, { ...planet, exhausted: false })) continue;
    keys.add(`planet:${id}`);
    keys.add(`system:${planet.system}`);
  }
  for (const [seat, player] of Object.entries(after.players)) {
    if (before.players[seat]?.vp !== player.vp) keys.add(`seat:${seat}`);
  }
  for (const [id, card] of Object.entries(after.strategy_cards)) {
    if (differs(before.strategy_cards[id], card)) keys.add(`strategy:${id}`);
  }
  return [...keys];
}
