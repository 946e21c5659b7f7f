#include "games/ti3/pack/load_pack.h"

#include "games/ti3/pack/pack_check.h"
#include "games/ti3/pack/read_rows.h"

namespace orrery::ti3 {
namespace {

constexpr TableReader<Pack> kReaders[] = {
    {kManifestFile, read_pack_manifest<Pack>},
    {kSystemsFile, read_each<Pack, &Pack::tiles, read_system>},
    {kPlanetsFile, read_each<Pack, &Pack::planets, read_planet>},
    {kSetupsFile, read_each<Pack, &Pack::setups, read_setup>},
    {kPositionsFile, read_each<Pack, &Pack::positions, read_position>},
    {kUnitsFile, read_each<Pack, &Pack::units, read_unit>},
    {kTechnologiesFile, read_each<Pack, &Pack::techs, read_technology>},
    {kRacesFile, read_each<Pack, &Pack::races, read_race>},
    {kPowersFile, read_each<Pack, &Pack::powers, read_power>},
    {kLeadersFile, read_each<Pack, &Pack::leaders, read_leader>},
    {kActionCardsFile, read_each<Pack, &Pack::cards, read_action_card>},
    {kPoliticalFile, read_each<Pack, &Pack::political, read_political>},
    {kObjectivesFile, read_each<Pack, &Pack::objectives, read_objective>},
    {kStrategyFile, read_each<Pack, &Pack::strategy, read_strategy_card>},
    {kCountersFile, read_each<Pack, &Pack::counters, read_counter>},
};

}  // namespace

LoadedPack load_pack(const PackFiles& files) {
  PackErrors errors;
  LoadedPack loaded;
  loaded.pack = read_pack<Pack>(pack_tables(), kReaders, files, errors);
  const PackCheck check{loaded.pack, errors, errors.files()};
  for (const auto validate : {validate_ids, validate_galaxy, validate_maps, validate_races, validate_cards})
    validate(check);
  loaded.errors = errors.take();
  return loaded;
}

}  // namespace orrery::ti3
