// What a click on a space means now, read from the options alone.
import type { Option } from "../../../net/types";
import type { TargetKey } from "../../board";
import { wordsOf } from "../choice";
import { key } from "../keys";
import type { AhosView } from "../view";

export type Choosable = ReadonlyMap<TargetKey, Option[]>;

export interface SpaceOptions {
  /** Options about this space that are no ways. */
  here: Option[];
  /** Ways that begin here. */
  leaving: Option[];
}

const isWay = (option: Option): boolean => {
  const { verb, operands } = wordsOf(option.choice);
  return (verb === "move" || verb === "warp") && operands.length === 3;
};

export function optionsAt(view: AhosView, choosable: Choosable, space: string): SpaceOptions {
  const tile = view.spaces[space]?.tile;
  const all = [
    ...(choosable.get(key.space(space)) ?? []),
    ...((tile && choosable.get(key.tile(tile))) || []),
  ];
  const here = all.filter((option) => !isWay(option));
  // Units are lost in the system of the combat; the choice names no place.
  if (view.combat?.space === space)
    for (const unit of ["fleet", "star_base"]) here.push(...(choosable.get(key.unit(unit)) ?? []));
  const leaving = all.filter((option) => isWay(option) && wordsOf(option.choice).operands[1] === space);
  return { here, leaving };
}

export const waysBetween = (choosable: Choosable, from: string, to: string): Option[] =>
  choosable.get(key.way(from, to)) ?? [];
