#include "games/ti4/rules/build.h"

namespace orrery::ti4 {

void build_units(const Pack& pack, Rules& r) {
  for (const UnitLine& line : pack.units) {
    const bool printed = line.table == UnitTable::Units;
    if (printed) r.plastic[at(line.def.unit)] = line.plastic;
    // Flagships differ by faction, and war suns need a technology: no values of everybody's.
    if (printed && (line.def.unit == Unit::Flagship || line.def.unit == Unit::WarSun)) continue;
    const UnitRowId id(r.units.size());
    r.units.push_back(line.def);
    for (std::size_t f = 0; f < pack.factions.size(); ++f) {
      if (pack.factions[f].def.id == line.faction) r.units.back().faction = FactionId(f);
    }
    if (printed) r.base_rows[at(line.def.unit)] = id;
  }
}

}  // namespace orrery::ti4
