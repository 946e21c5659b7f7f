// Command tokens of the three areas in a choice: one verb arranges all of them, another adds new ones.
export type Pools = [number, number, number];

export function readPools(choice: string): { verb: string; pools: Pools } | null {
  const [verb = "", ...rest] = choice.split(" ");
  if (!["pools", "areas", "gain"].includes(verb) || rest.length !== 3) return null;
  const pools = rest.map(Number) as Pools;
  return pools.every((n) => Number.isInteger(n) && n >= 0) ? { verb, pools } : null;
}

export const sumOf = (pools: Pools): number => pools.reduce((a, b) => a + b, 0);
