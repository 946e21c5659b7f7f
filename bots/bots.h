// Players that are not people. A bot sees what its seat sees (engine/game/game.h, Bot).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/game/game.h"

namespace orrery {

// A bot of that name ("random", "greedy") for that game, or null if the game has no such bot (Game::bots
// lists them).
std::unique_ptr<Bot> make_bot(const Game& game, std::string_view name);

}  // namespace orrery
