// Ids are tokens of the notation: unique over everything. Names are unique within their kind (b.15).
#include "games/ahos/pack/pack_check.h"
#include "games/pack/unique_words.h"

namespace orrery::ahos {
namespace {

template <typename Row>
void add_all(const std::vector<Row>& rows, std::string_view file, UniqueWords& ids, PackErrors& errors) {
  UniqueWords names("name", errors);
  for (const Row& row : rows) {
    ids.add(row.id, file, row.line);
    names.add(row.name, file, row.line);
  }
}

}  // namespace

void validate_ids(const PackCheck& check) {
  const Pack& pack = check.pack;
  UniqueWords ids("id", check.errors);
  UniqueWords tile_names("name", check.errors);
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
