// One table as whoever runs the server sees it.
#pragma once

#include <boost/json.hpp>

#include "server/store/store.h"

namespace orrery::cli {

// Seats with the ids of people, settings, votes that are open, the last lines of talk. No hand, no seed.
boost::json::object table_in_full(server::Database& db, const server::StoredTable& table);
// The same for people; `at` says moments.
void print_table_in_full(const boost::json::object& shown, std::string (*at)(server::Time));

}  // namespace orrery::cli
