// Pieces of messages that several of them have.
#pragma once

#include "engine/game/game.h"

namespace orrery::server {

// A legal choice: how it is written, the rule that allows it, what it means here and what it costs.
json::object option_json(const Match& match, Choice option);

}  // namespace orrery::server
