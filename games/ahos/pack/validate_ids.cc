// Ids are tokens of the notation: unique over everything. Names are unique within their kind (b.15).
#include <map>

#include "games/ahos/pack/pack_check.h"

namespace orrery::ahos {
namespace {

// Remembers where each word was met first.
class Words {
 public:
  Words(std::string_view what, PackErrors& errors) : what_(what), errors_(errors) {}

  void add(std::string_view word, std::string_view file, int line) {
    const auto [it, fresh] =
        seen_.try_emplace(std::string(word), std::string(file) + ":" + std::to_string(line));
    if (fresh) return;
    errors_.add(file, line,
                "expected each " + what_ + " once, found " + quoted(word) + " also at " + it->second);
  }

 private:
  std::string what_;
  PackErrors& errors_;
  std::map<std::string, std::string> seen_;
};

template <typename Row>
void add_all(const std::vector<Row>& rows, std::string_view file, Words& ids, PackErrors& errors) {
  Words names("name", errors);
  for (const Row& row : rows) {
    ids.add(row.id, file, row.line);
    names.add(row.name, file, row.line);
  }
}

}  // namespace

void validate_ids(const PackCheck& check) {
  const Pack& pack = check.pack;
  Words ids("id", check.errors);
  Words tile_names("name", check.errors);
  for (const TileRow& tile : pack.tiles) {
    ids.add(tile.id, file_of(tile), tile.line);
    tile_names.add(tile.name, file_of(tile), tile.line);
  }
  add_all(pack.development, kDevelopmentFile, ids, check.errors);
  add_all(pack.starting, kStartingFile, ids, check.errors);
  add_all(pack.abilities, kAbilitiesFile, ids, check.errors);
  add_all(pack.technology, kTechnologyFile, ids, check.errors);
  add_all(pack.races, kRacesFile, ids, check.errors);
  for (const RaceRow& race : pack.races) ids.add(race.key, kRacesFile, race.line);
}

}  // namespace orrery::ahos
