#include "games/ahos/pack/load_pack.h"

#include "games/ahos/pack/limits.h"
#include "games/ahos/pack/pack_tables.h"
#include "games/ahos/pack/read_rows.h"
#include "games/ahos/pack/validate_pack.h"
#include "games/pack/checksum.h"
#include "games/pack/manifest.h"
#include "games/pack/read_tables.h"

namespace orrery::ahos {
namespace {

using Reader = void (*)(const Table&, Pack&, PackErrors&);

// In the order in which rows go into the pack: the habitable tiles come before the others.
constexpr std::pair<std::string_view, Reader> kReaders[] = {
    {kManifestFile, [](const Table& t, Pack& p, PackErrors& e) { read_manifest(t, p.manifest, e); }},
    {kBoardFile, read_board},
    {kLayoutsFile, read_layouts},
    {kHabitableFile, read_habitable},
    {kUninhabitableFile, read_uninhabitable},
    {kAlienFile, read_aliens},
    {kDevelopmentFile, read_development},
    {kStartingFile, read_starting},
    {kRacesFile, read_races},
    {kAbilitiesFile, read_abilities},
    {kTechnologyFile, read_technology},
    {kLimitsFile, read_limits},
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
  refuse_unknown_tables(pack_tables(), files, errors);
  const std::vector<Table> tables = read_tables(pack_tables(), files, errors);
  LoadedPack loaded;
  loaded.pack = read_pack(tables, errors.files(), errors);
  loaded.pack.checksum = content_checksum(tables);
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
