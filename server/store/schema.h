// The tables of the database.
#pragma once

#include "server/store/database.h"

namespace orrery::server {

inline constexpr int kSchemaVersion = 6;

// Makes the tables of a new database; brings an older one up to date. Throws DatabaseError, also for a
// database that a newer Orrery has written.
void prepare_schema(Database& database);
// Of the tables that are there; 0 where there are none.
int schema_version(Database& database);

}  // namespace orrery::server
