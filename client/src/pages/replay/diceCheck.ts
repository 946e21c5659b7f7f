// The promise of the server is the SHA-256 of the seed as text. The browser computes it itself: nobody has to
// believe what the page says.

export type DiceCheck = "kept" | "broken" | "no_seed" | "no_means";

export async function sha256(text: string, subtle: SubtleCrypto): Promise<string> {
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers give the means to compute it only to pages that came by https or from this machine. */
export async function checkDice(
  promise: string,
  seed: string | undefined,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<DiceCheck> {
  if (!seed) return "no_seed";
  if (!subtle) return "no_means";
  return (await sha256(seed, subtle)) === promise.trim().toLowerCase() ? "kept" : "broken";
}
