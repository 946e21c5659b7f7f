#include "games/ti4/pack/load_pack.h"

#include "games/ti4/pack/pack_check.h"
#include "games/ti4/pack/read_rows.h"

namespace orrery::ti4 {
namespace {

constexpr TableReader<Pack> kReaders[] = {
    {kManifestFile, read_pack_manifest<Pack>},
    {kTilesFile, read_each<Pack, &Pack::tiles, read_tile>},
    {kPlanetsFile, read_each<Pack, &Pack::planets, read_planet>},
    {kSetupsFile, read_each<Pack, &Pack::setups, read_setup>},
    {kPositionsFile, read_each<Pack, &Pack::positions, read_position>},
    {kUnitsFile, read_each<Pack, &Pack::units, read_unit>},
    {kUpgradesFile, read_each<Pack, &Pack::units, read_upgrade>},
    {kFactionUnitsFile, read_each<Pack, &Pack::units, read_faction_unit>},
    {kFlagshipsFile, read_each<Pack, &Pack::units, read_flagship>},
    {kTechnologiesFile, read_each<Pack, &Pack::techs, read_technology>},
    {kFactionsFile, read_each<Pack, &Pack::factions, read_faction>},
    {kAbilitiesFile, read_each<Pack, &Pack::powers, read_ability>},
    {kActionCardsFile, read_each<Pack, &Pack::cards, read_action_card>},
    {kNotesFile, read_each<Pack, &Pack::notes, read_note>},
    {kAgendasFile, read_each<Pack, &Pack::agendas, read_agenda>},
    {kObjectivesFile, read_each<Pack, &Pack::objectives, read_objective>},
    {kStrategyFile, read_each<Pack, &Pack::strategy, read_strategy_card>},
};

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
  LoadedPack loaded;
  loaded.pack = read_pack<Pack>(pack_tables(), kReaders, files, errors);
  validate(loaded.pack, errors);
  loaded.errors = errors.take();
  return loaded;
}

}  // namespace orrery::ti4
