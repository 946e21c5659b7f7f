// Who may try a password, and how long the answer waits. Tries are counted for a name from one address, and
// for an address alone: both end in a pause for that address. Many for one name from everywhere make the
// answers about that name slow, and lock nobody out: least of all a browser in which that person is logged in
// already. They are counted in the database: several servers give nobody more tries than one.
#pragma once

#include <optional>
#include <string>

#include "server/base/time.h"
#include "server/store/database.h"

namespace orrery::server {

struct LogInTry {
  std::string name;
  std::string address;
  bool known = false;  // comes with a session of whoever has that name
};

// How long the answer is to wait; nothing: too many of late.
std::optional<Time> begin_log_in(Database& db, const LogInTry& tried, Time now);
void log_in_succeeded(Database& db, const LogInTry& tried);

}  // namespace orrery::server
