import type { Option } from "../../net/types";

/** Options by the things that they name. */
export function byThing(options: readonly Option[], targets: (choice: string) => readonly string[]): Map<string, Option[]> {
  const out = new Map<string, Option[]>();
  for (const option of options) {
    for (const key of targets(option.choice)) out.set(key, [...(out.get(key) ?? []), option]);
  }
  return out;
}
