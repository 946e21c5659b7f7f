// How a game stands for those who sit there, in their lists of tables. It is stored with the game, so that a
// list need not open the games in it.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>

#include "engine/game/game.h"
#include "server/store/store.h"

namespace orrery::server {

namespace json = boost::json;

struct Room;

// The fields of a row for that person: {turn, since, whose, asked_at}.
json::object standing_for(const StoredTable& table, const std::string& person);

// Of a game that begins at this position, with one person at the seat `mine`.
std::string first_standing(const Match& match, const std::string& mine);

// What is to be stored of the game at that table, if it has changed; the room holds it from now on.
std::optional<std::string> standing_to_store(Room& room);

}  // namespace orrery::server
