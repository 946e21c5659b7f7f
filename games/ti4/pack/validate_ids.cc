// Ids are words of the notation. What can stand in one place of a phrase must be told apart: texts that are
// used (`use ...`, `play ...`), outcomes of agendas, places.
#include "games/pack/unique_words.h"
#include "games/ti4/pack/pack_check.h"

namespace orrery::ti4 {
namespace {

template <class Row>
void add_all(const std::vector<Row>& rows, std::string_view file, UniqueWords& words) {
  for (const Row& row : rows) words.add(row.def.id, file, row.line);
}

void check_unit_ids(const PackCheck& check) {
  UniqueWords ids("id", check.errors);
  for (const UnitLine& unit : check.pack.units) {
    // The flagship and the war sun of units.tsv stand for their plastic pieces; their values are elsewhere.
    const bool only_plastic =
        unit.table == UnitTable::Units && (unit.def.unit == Unit::Flagship || unit.def.unit == Unit::WarSun);
    if (!only_plastic) ids.add(unit.def.id, file_of(unit.table), unit.line);
  }
}

}  // namespace

void validate_ids(const PackCheck& check) {
  const Pack& pack = check.pack;
  UniqueWords ids("id", check.errors);
  add_all(pack.cards, kActionCardsFile, ids);
  add_all(pack.techs, kTechnologiesFile, ids);
  add_all(pack.powers, kAbilitiesFile, ids);
  add_all(pack.notes, kNotesFile, ids);
  add_all(pack.agendas, kAgendasFile, ids);
  add_all(pack.objectives, kObjectivesFile, ids);
  add_all(pack.planets, kPlanetsFile, ids);
  add_all(pack.strategy, kStrategyFile, ids);
  check_unit_ids(check);  // an upgrade has the id of its technology
  UniqueWords faction_ids("id", check.errors);
  UniqueWords keys("key", check.errors);
  for (const FactionLine& faction : pack.factions) {
    faction_ids.add(faction.def.id, kFactionsFile, faction.line);
    keys.add(faction.def.key, kFactionsFile, faction.line);
  }
  UniqueWords tiles("id", check.errors);
  for (const TileRow& tile : pack.tiles) tiles.add(tile.id, kTilesFile, tile.line);
}

}  // namespace orrery::ti4
