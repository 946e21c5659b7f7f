// Chances at a table of any game: what the message `odds` of the server and `orrery odds` answer.
#pragma once

#include <string>

#include "engine/game/game.h"

namespace orrery {

// Made of what the viewer (none: a spectator) may know. null and an error where the request makes no sense,
// null without one where the game has no odds.
json::value odds_at(const Match& match, SeatId viewer, const json::object& request, std::string& error);

}  // namespace orrery
