// Choices and events in notation, taken apart by the patterns that the server prints (src/games/<game>/patterns.ts).

export interface Phrase<Key extends string> {
  key: Key;
  kinds: string[];
  /** The words at the places of the pattern. */
  ids: string[];
}

/** Whether a word can name a thing of a kind. */
type Fits = (kind: string, word: string) => boolean;

function readPattern<Key extends string>(key: Key, pattern: string, words: string[], fits: Fits): Phrase<Key> | null {
  const parts = pattern.split(" ");
  if (parts.length !== words.length) return null;
  const out: Phrase<Key> = { key, kinds: [], ids: [] };
  for (const [i, part] of parts.entries()) {
    const given = words[i] ?? "";
    if (!part.startsWith("{")) {
      if (part !== given) return null;
      continue;
    }
    const kind = part.slice(1, -1);
    if (!fits(kind, given)) return null;
    out.kinds.push(kind);
    out.ids.push(given);
  }
  return out;
}

/** The pattern of which a choice has the shape; the one with the fewest places if several fit. */
export function readChoice<Key extends string>(
  patterns: Readonly<Record<Key, string>>,
  choice: string,
  fits: Fits,
): Phrase<Key> | undefined {
  const words = choice.trim().split(/\s+/);
  let best: Phrase<Key> | undefined;
  for (const [key, pattern] of Object.entries<string>(patterns)) {
    const found = readPattern(key as Key, pattern, words, fits);
    if (found && (!best || found.ids.length < best.ids.length)) best = found;
  }
  return best;
}

/** An event by its first word. */
export function readEvent<Key extends string>(
  events: Readonly<Record<Key, readonly string[]>>,
  text: string,
): Phrase<Key> | undefined {
  const [verb = "", ...ids] = text.split(" ");
  if (!(verb in events)) return undefined;
  const kinds = events[verb as Key];
  return ids.length === kinds.length ? { key: verb as Key, kinds: [...kinds], ids } : undefined;
}

/** The kinds of the operands of an event, with their words. */
export function operandsOf(events: Readonly<Record<string, readonly string[]>>, text: string): [string, string][] {
  const phrase = readEvent(events, text);
  return phrase ? phrase.kinds.map((kind, i) => [kind, phrase.ids[i] ?? ""]) : [];
}
