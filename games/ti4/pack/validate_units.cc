// Unit tables: every type once, 59 plastic pieces, and each upgrade with its technology.
#include <array>

#include "games/ti4/pack/pack_check.h"

namespace orrery::ti4 {
namespace {

void check_types(const PackCheck& check) {
  std::array<int, kUnits> rows{};
  int plastic = 0;
  for (const UnitLine& unit : check.pack.units) {
    if (unit.table != UnitTable::Units) continue;
    ++rows[at(unit.def.unit)];
    plastic += unit.plastic;
    if (unit.def.id != enum_name(unit.def.unit))
      check.complain(kUnitsFile, unit.line,
                     "column id: expected the word of its unit type, found " + quoted(unit.def.id));
  }
  for (const Unit unit : kAllUnits) {
    if (rows[at(unit)] != 1)
      check.complain(kUnitsFile, 0,
                     "expected one row of type " + std::string(enum_name(unit)) + ", found " +
                         std::to_string(rows[at(unit)]));
  }
  if (plastic != kPlasticPerColour)
    check.complain(kUnitsFile, 0,
                   "expected " + std::to_string(kPlasticPerColour) +
                       " plastic units per colour (TI4-0.14), found " + std::to_string(plastic));
}

void check_upgrade(const PackCheck& check, const UnitLine& unit) {
  const TechLine* tech = find_row(check.pack.techs, unit.def.id);
  if (tech == nullptr || !tech->def.upgrade || tech->faction != unit.faction)
    check.complain(file_of(unit.table), unit.line,
                   "expected a unit upgrade of this id in technologies.tsv for " +
                       (unit.faction.empty() ? std::string("every colour") : quoted(unit.faction)));
}

bool is_faction(const PackCheck& check, std::string_view id) {
  return !check.complete({kFactionsFile}) || find_row(check.pack.factions, id) != nullptr;
}

void check_row(const PackCheck& check, const UnitLine& unit) {
  if (unit.table == UnitTable::Units) return;
  if (!unit.faction.empty() && !is_faction(check, unit.faction))
    check.complain(file_of(unit.table), unit.line,
                   "column faction: expected a faction of the pack, found " + quoted(unit.faction));
  if (!unit.replaces.empty() && find_row(check.pack.units, unit.replaces) == nullptr)
    check.complain(file_of(unit.table), unit.line, "expected a unit in place of " + quoted(unit.replaces));
  if (!check.complete({kTechnologiesFile})) return;
  const bool upgrade = unit.table == UnitTable::Upgrades ||
                       (unit.table == UnitTable::FactionUnits && find_row(check.pack.techs, unit.def.id));
  if (upgrade) check_upgrade(check, unit);
}

// Every upgrade card has a row of values.
void check_upgrade_cards(const PackCheck& check) {
  for (const TechLine& tech : check.pack.techs) {
    if (!tech.def.upgrade) continue;
    const bool found = std::any_of(
        check.pack.units.begin(), check.pack.units.end(),
        [&](const UnitLine& unit) { return unit.table != UnitTable::Units && unit.def.id == tech.def.id; });
    if (!found)
      check.complain(kTechnologiesFile, tech.line,
                     "expected a row of this id in unit_upgrades.tsv or faction_units.tsv");
  }
}

}  // namespace

void validate_units(const PackCheck& check) {
  if (check.complete({kUnitsFile})) check_types(check);
  if (!check.complete({kUnitsFile, kUpgradesFile, kFactionUnitsFile, kFlagshipsFile})) return;
  for (const UnitLine& unit : check.pack.units) check_row(check, unit);
  if (check.complete({kTechnologiesFile})) check_upgrade_cards(check);
}

}  // namespace orrery::ti4
