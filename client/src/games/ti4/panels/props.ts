import type { PanelProps } from "../../board";
import type { Option } from "../../../net/types";
import type { Facts } from "../pack";
import { targets } from "../targets";

export type Props = PanelProps<Facts>;

/** Options by the thing they name; also things that the map and the hand do not show. */
export function optionsByThing(options: Option[], facts: Facts): Map<string, Option[]> {
  const out = new Map<string, Option[]>();
  for (const option of options) {
    for (const key of targets(option.choice, facts)) out.set(key, [...(out.get(key) ?? []), option]);
  }
  return out;
}
