// Whether a server's database is whole: the file, and every game in it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "server/store/database.h"

namespace orrery::server {

struct StoreReport {
  std::vector<std::string> wrong;  // a sentence for each fault
  // Games that this program's rules or content cannot play on, and why; people are told them instead.
  std::vector<std::string> unplayable;
  std::int64_t tables = 0;
  std::int64_t lines = 0;
  std::int64_t without_checksum = 0;  // lines of older servers: taken as they are
};

// Reads everything and plays every game again; a server may play on it meanwhile. Throws DatabaseError if it
// is away.
StoreReport check_store(Database& database, const std::function<PackFiles(const Game&)>& read_pack);

}  // namespace orrery::server
