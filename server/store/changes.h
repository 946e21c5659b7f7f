// What a server must hear of that somebody else did to the database: another node, or whoever runs the
// servers. Who looks here after what was heard last misses nothing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/base/time.h"
#include "server/store/database.h"

namespace orrery::server {

struct Change {
  enum class What : std::uint8_t {
    Session,  // is over; `id` is the hash of its token in hexadecimal digits
    Person,   // all sessions of that person are over
    Table,    // is not what it was: whoever plays it must read it again
  };
  What what = What::Session;
  std::string id;
  std::int64_t n = 0;  // one after another
  Time at = 0;
};

namespace store {

void add_change(Database& db, Change::What what, const std::string& id, Time now);
std::vector<Change> changes_after(Database& db, std::int64_t n);
std::int64_t last_change(Database& db);
// Those that every server that lives has heard of by now.
void remove_changes(Database& db, Time before);

}  // namespace store
}  // namespace orrery::server
