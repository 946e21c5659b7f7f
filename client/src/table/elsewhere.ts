import type { TargetKey } from "../games/board";
import type { Option } from "../net/types";

export type Place = "map" | "hand" | "goals" | "here";

/** How many things can be clicked on the map, in the hand, beside the map and elsewhere in sight: each once, by the first thing of a choice. */
export function countPlaces(
  options: readonly Option[],
  targets: (choice: string) => TargetKey[],
  lies: (target: TargetKey) => Exclude<Place, "here"> | undefined = () => undefined,
): Record<Place, number> {
  const count: Record<Place, number> = { map: 0, hand: 0, goals: 0, here: 0 };
  const things = new Set(options.flatMap(({ choice }) => targets(choice).slice(0, 1)));
  for (const thing of things) ++count[lies(thing) ?? "here"];
  return count;
}
