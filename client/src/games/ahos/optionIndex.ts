// Options by the thing they touch.
import type { Option } from "../../net/types";
import type { TargetKey } from "../board";
import { targets } from "./targets";

export function optionIndex(options: readonly Option[]): Map<TargetKey, Option[]> {
  const out = new Map<TargetKey, Option[]>();
  for (const option of options)
    for (const target of targets(option.choice)) {
      const list = out.get(target);
      if (list) list.push(option);
      else out.set(target, [option]);
    }
  return out;
}
