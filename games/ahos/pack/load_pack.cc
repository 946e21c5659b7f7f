#include "games/ahos/pack/load_pack.h"

#include "games/ahos/pack/limits.h"
#include "games/ahos/pack/pack_tables.h"
#include "games/ahos/pack/read_rows.h"
#include "games/ahos/pack/validate_pack.h"

namespace orrery::ahos {
namespace {

// In the order in which rows go into the pack: the habitable tiles come before the others.
constexpr TableReader<Pack> kReaders[] = {
    {kManifestFile, read_pack_manifest<Pack>},
    {kBoardFile, read_each<Pack, &Pack::spaces, read_space>},
    {kLayoutsFile, read_each<Pack, &Pack::layouts, read_layout>},
    {kHabitableFile, read_each<Pack, &Pack::tiles, read_habitable>},
    {kUninhabitableFile, read_each<Pack, &Pack::tiles, read_uninhabitable>},
    {kAlienFile, read_each<Pack, &Pack::aliens, read_alien>},
    {kDevelopmentFile, read_each<Pack, &Pack::development, read_development>},
    {kStartingFile, read_each<Pack, &Pack::starting, read_starting>},
    {kRacesFile, read_each<Pack, &Pack::races, read_race>},
    {kAbilitiesFile, read_each<Pack, &Pack::abilities, read_ability>},
    {kTechnologyFile, read_each<Pack, &Pack::technology, read_technology>},
    {kLimitsFile, read_limits},
};

void check_effects(const std::vector<CardRow>& cards, std::string_view file, const EffectChecker& checker,
                   PackErrors& errors) {
  for (const CardRow& card : cards) {
    for (const EffectCall& call : card.effects) {
      if (std::string fault = checker(card, call); !fault.empty())
        errors.add(file, call.line, std::move(fault));
    }
  }
}

}  // namespace

LoadedPack load_pack(const PackFiles& files, const EffectChecker& checker) {
  PackErrors errors;
  LoadedPack loaded;
  loaded.pack = read_pack<Pack>(pack_tables(), kReaders, files, errors);
  validate_pack(loaded.pack, errors);
  if (checker) {
    check_effects(loaded.pack.starting, kStartingFile, checker, errors);
    check_effects(loaded.pack.abilities, kAbilitiesFile, checker, errors);
    check_effects(loaded.pack.technology, kTechnologyFile, checker, errors);
  }
  loaded.errors = errors.take();
  return loaded;
}

}  // namespace orrery::ahos
