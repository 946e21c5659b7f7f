// The chances of a fight at a table, made of what the asker may know: JSON in, JSON out, for the protocol and
// the command line.
#pragma once

#include <boost/json.hpp>

#include "games/ti4/state.h"
#include "games/ti4/view.h"
#include "odds/ti4/battle.h"

namespace orrery::ti4::odds {

// `request` is described in docs/protocol.md (message `odds`). `error` says what is wrong with it.
json::value ask(const Rules& rules, const View& view, const json::object& request, std::string& error);

// An answer with its numbers by name; the ten most likely survivors of each side.
json::object told(const Answer& answer);

// The ships of a player that could come to the system in a turn of theirs, as many as the fleet pool allows,
// with fighters in what room they have.
Force arriving(const Rules& rules, const State& world, SeatId seat, SystemId target);

}  // namespace orrery::ti4::odds
