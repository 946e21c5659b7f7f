/** How long to wait before the n-th new try: doubling, at most half a minute, a little by chance. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(30_000, 500 * 2 ** Math.max(0, attempt - 1));
  return Math.round(most * (0.75 + random() * 0.25));
}
