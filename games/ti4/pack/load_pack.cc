#include "games/ti4/pack/load_pack.h"

#include "games/pack/checksum.h"
#include "games/ti4/pack/pack_check.h"
#include "games/ti4/pack/read_rows.h"

namespace orrery::ti4 {
namespace {

using Reader = void (*)(const Table&, Pack&, PackErrors&);

constexpr std::pair<std::string_view, Reader> kReaders[] = {
    {kManifestFile, [](const Table& t, Pack& p, PackErrors& e) { read_manifest(t, p.manifest, e); }},
    {kTilesFile, read_tiles},
    {kPlanetsFile, read_planets},
    {kSetupsFile, read_setups},
    {kPositionsFile, read_positions},
    {kUnitsFile, read_units},
    {kUpgradesFile, read_upgrades},
    {kFactionUnitsFile, read_faction_units},
    {kFlagshipsFile, read_flagships},
    {kTechnologiesFile, read_technologies},
    {kFactionsFile, read_factions},
    {kAbilitiesFile, read_abilities},
    {kActionCardsFile, read_action_cards},
    {kNotesFile, read_notes},
    {kAgendasFile, read_agendas},
    {kObjectivesFile, read_objectives},
    {kStrategyFile, read_strategy_cards},
};

Pack read_pack(const std::vector<Table>& tables, const std::set<std::string, std::less<>>& broken,
               PackErrors& errors) {
  Pack pack;
  for (const auto& [file, reader] : kReaders) {
    const Table& table = table_of(tables, file);
    if (table.rows.empty() && broken.contains(file)) continue;  // no use in listing all that is missing
    reader(table, pack, errors);
  }
  return pack;
}

void validate(const Pack& pack, PackErrors& errors) {
  const PackCheck check{pack, errors, errors.files()};
  validate_ids(check);
  validate_galaxy(check);
  validate_maps(check);
  validate_units(check);
  validate_factions(check);
  validate_cards(check);
}

}  // namespace

LoadedPack load_pack(const PackFiles& files) {
  PackErrors errors;
  refuse_unknown_tables(pack_tables(), files, errors);
  const std::vector<Table> tables = read_tables(pack_tables(), files, errors);
  LoadedPack loaded;
  loaded.pack = read_pack(tables, errors.files(), errors);
  loaded.pack.checksum = content_checksum(tables);
  validate(loaded.pack, errors);
  loaded.errors = errors.take();
  return loaded;
}

}  // namespace orrery::ti4
