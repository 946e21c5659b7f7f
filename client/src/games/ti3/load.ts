// What a ship carries, as choices name it: "2gf+1pds+l1".
import type { Forces } from "../ti/forces";

const UNITS: Readonly<Record<string, string>> = { gf: "ground_force", st: "shock_troop", mu: "mechanized_unit", dmu: "mechanized_unit", pds: "pds" };

/** Units by type, and how many leaders are with them. */
export function readLoad(load: string): { units: Forces; leaders: number } {
  const units: Forces = {};
  let leaders = 0;
  for (const part of load.split("+")) {
    const [, n = "", what = ""] = /^(\d*)([a-z]+)/.exec(part) ?? [];
    const unit = UNITS[what];
    if (unit) {
      units[unit] = (units[unit] ?? 0) + Number(n);
      if (what === "dmu") units.damaged_mechanized_unit = Number(n);
    } else if (what === "l") ++leaders;
  }
  return { units, leaders };
}
