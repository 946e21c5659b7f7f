// People who go for good.
#pragma once

#include <string>

#include "server/store/database.h"

namespace orrery::server {

// How somebody is called who was there once.
inline constexpr const char* kGone = "(gone)";

// The person, their account and sessions are no more. Their seats in games that go on are free, as if they
// had left; in finished games the seat stays with a name that says so. Tables that they opened: before the
// game they are deleted, and games that nobody else plays; others belong to whoever sits there first. What
// they said stays, and so do the games. To be run inside a transaction; servers hear of it by the changes.
void let_go(Database& db, const std::string& person);

}  // namespace orrery::server
