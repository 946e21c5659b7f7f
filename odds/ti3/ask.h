// The chances of a fight at a table, made of what the asker may know: JSON in, JSON out.
#pragma once

#include <boost/json.hpp>

#include "games/ti3/view.h"
#include "odds/ti3/fight.h"

namespace orrery::ti3::odds {

// `request` is described in docs/views.md. `error` says what is wrong with it.
json::value ask(const Rules& rules, const View& view, const json::object& request, std::string& error);

// The ships of a player that could come to the system in an action of theirs, as many as the fleet supply
// allows, the most valuable first, with fighters in what room they have.
Force arriving(const Rules& rules, const State& world, SeatId seat, SystemId target);

}  // namespace orrery::ti3::odds
