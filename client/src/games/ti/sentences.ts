// Choices and events taken apart by their patterns, as what fills a sentence.
import type { Fill } from "../../i18n/texts";
import type { Phrase } from "../notation";

const PLACES = ["a", "b", "c", "d", "e"] as const;

/** The things of a phrase in their order: a, b, c. */
export const placesOf = ({ ids, kinds }: Phrase<string>, nameOf: (kind: string, id: string) => string): Fill =>
  Object.fromEntries(ids.map((id, i) => [PLACES[i] ?? "e", nameOf(kinds[i] ?? "", id)]));
