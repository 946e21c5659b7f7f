// Units in words: what a row of the pack says, in one line.
import type { Facts, Technology, UnitRow } from "./pack";
import { say, units, word } from "./texts";

/** So many of a kind: "carrier", "3 carriers". */
export const unitsText = (unit: string, n: number): string => (n === 1 ? word("unit", unit) : units(unit, n));

export const costOf = (row: UnitRow | undefined): string =>
  row?.perCost && row.perCost !== "1" ? say("cost_for", { cost: row.cost, n: row.perCost }) : (row?.cost ?? "?");

export const unitLine = (row: UnitRow | undefined): string =>
  say("unit_line", {
    cost: costOf(row),
    combat: row?.combat || "–",
    move: row?.move || "–",
    capacity: row?.capacity || "0",
  });

/** What a technology does; a unit upgrade is told by the values of its unit. */
export function technologyText(technology: Technology, facts: Facts): string {
  const unit = technology.upgrade ? facts.units.get(technology.id) : undefined;
  if (!unit) return technology.effect;
  const sustains = unit.sustain ? `, ${say("sustain")}` : "";
  return `${unitLine(unit)}${sustains}. ${unit.ability}`.trim();
}
