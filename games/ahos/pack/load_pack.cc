#include "games/ahos/pack/load_pack.h"

#include <algorithm>

#include "games/ahos/pack/checksum.h"
#include "games/ahos/pack/limits.h"
#include "games/ahos/pack/pack_tables.h"
#include "games/ahos/pack/read_rows.h"
#include "games/ahos/pack/validate_pack.h"

namespace orrery::ahos {
namespace {

using Files = std::map<std::string, std::string>;

bool is_table(std::string_view name) {
  const auto tables = pack_tables();
  return std::any_of(tables.begin(), tables.end(), [&](const TableSpec& spec) { return spec.file == name; });
}

void refuse_unknown_tables(const Files& files, PackErrors& errors) {
  std::string known;
  for (const TableSpec& spec : pack_tables()) known += " " + std::string(spec.file);
  for (const auto& [name, contents] : files) {
    if (name.ends_with(".tsv") && !is_table(name)) errors.add(name, 0, "unknown file, expected:" + known);
  }
}

// One table for every spec, in the order of pack_tables(); a missing file gives an error and an empty table.
std::vector<Table> read_tables(const Files& files, PackErrors& errors) {
  std::vector<Table> tables;
  for (const TableSpec& spec : pack_tables()) {
    const auto found = files.find(std::string(spec.file));
    if (found == files.end()) {
      errors.add(spec.file, 0, "missing file, expected it in the pack folder");
      tables.push_back({&spec, {}});
    } else {
      tables.push_back(read_table(spec, found->second, errors));
    }
  }
  return tables;
}

using Reader = void (*)(const Table&, Pack&, PackErrors&);

// In the order in which rows go into the pack: the habitable tiles come before the others.
constexpr std::pair<std::string_view, Reader> kReaders[] = {
    {kManifestFile, read_manifest},
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
    const auto table = std::find_if(tables.begin(), tables.end(),
                                    [&name = file](const Table& t) { return t.spec->file == name; });
    if (table->rows.empty() && broken.contains(file)) continue;  // no use in listing all that is missing
    reader(*table, pack, errors);
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

LoadedPack load_pack(const Files& files, const EffectChecker& checker) {
  PackErrors errors;
  refuse_unknown_tables(files, errors);
  const std::vector<Table> tables = read_tables(files, errors);
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
