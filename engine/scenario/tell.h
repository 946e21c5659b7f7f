// What a game in progress has to say in the messages of scenarios.
#pragma once

#include <string>
#include <vector>

#include "engine/game/game.h"

namespace orrery::scenario {

// "blue decides (retreat)", "nature decides (draw: 2 for red)" or "the game is over".
std::string tell_stop(const Match& match);

std::vector<std::string> seat_names(const Match& match);

// The texts of the options in canonical order; none unless somebody decides.
std::vector<std::string> option_texts(const Match& match);

// The words of everything in the pool of the chance point, copies included.
std::vector<std::string> pool_words(const Match& match, const ChancePoint& point);

// "a, b, c", cut after a few; for messages.
std::string comma_list(const std::vector<std::string>& words);

// At most `limit` lines, then how many are missing.
std::vector<std::string> first_lines(std::vector<std::string> lines, std::size_t limit);

}  // namespace orrery::scenario
