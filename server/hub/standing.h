// How a game stands, as it is stored for lists of tables.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "server/store/store.h"

namespace orrery::server {

namespace json = boost::json;

// The fields of a row for that person: {turn, since, whose, asked_at}.
json::object standing_for(const StoredTable& table, const std::string& person);

}  // namespace orrery::server
