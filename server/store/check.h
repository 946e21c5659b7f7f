// Whether a database is whole, as the database itself can tell.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/store/database.h"

namespace orrery::server {

// Every page, every index and every row that names another one, each fault as a sentence. Reads the whole
// file. PostgreSQL looks after its own pages and refuses rows that name nothing: nothing is asked there.
std::vector<std::string> integrity_faults(Database& database);

// For the start of a server: throws DatabaseError with what to do if the SQLite file is damaged. A file above
// `most` bytes is only opened, for a server should not take minutes to start; false then.
bool refuse_damaged(const std::string& address, std::uint64_t most = std::uint64_t{256} << 20);

}  // namespace orrery::server
