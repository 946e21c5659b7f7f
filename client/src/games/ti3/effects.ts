// What lasts for a while, as sentences: in the log when it begins, beside the laws as long as it lasts.
import { knows, say, word, type Ti3Key } from "./texts";
import type { LastingView } from "./view";

const FAMILY = "lasts";

function onWhat(effect: string, on: string, nameOf: (id: string) => string | undefined): string {
  // Colours of technologies and seats have the same words.
  if (effect === "no_colour") return word("colour", on);
  return nameOf(on) ?? word("seat", on);
}

/** Undefined: it is remembered for the rules alone. */
export function effectSentence(
  { effect, seat, on }: Pick<LastingView, "effect" | "seat" | "on">,
  nameOf: (id: string) => string | undefined,
): string | undefined {
  const forAll = `${effect}_all`;
  const id = seat === null && on === null && knows(FAMILY, forAll) ? forAll : effect;
  if (!knows(FAMILY, id)) return undefined;
  const words = { a: word("seat", seat ?? ""), b: on === null ? "" : onWhat(effect, on, nameOf) };
  return say(`${FAMILY}_${id}` as Ti3Key, words);
}
