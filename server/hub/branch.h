// A game that begins as another one did and then goes its own way, with chance of its own: a fork of a
// finished game, or the game of a record. One person plays it against bots.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "server/store/store.h"

namespace orrery::server {

// How far a game goes back to another is kept with it under this name, as a number of steps.
inline constexpr const char* kFork = "fork";

struct Branch {
  StoredTable table;
  std::size_t step = 0;        // so many steps are those of the other game
  std::vector<LogLine> lines;  // these steps
};

// The last step up to that one at which somebody chooses: what chance decided before that stays decided.
// Nothing if nobody does. `position` is asked for the game after so many steps, the last first.
std::optional<std::size_t> last_choice(std::size_t step,
                                       const std::function<const Match&(std::size_t)>& position);
// The table is new, belongs to that person and is played from now on. The person has the seat `mine`, bots
// have the others. `match` is the game where it begins.
void begin_branch(StoredTable& table, const Match& match, const std::string& mine, const std::string& person,
                  const std::string& name, const std::string& bot);
void add_branch(Database& db, const Branch& branch);

// The bot that plays for somebody who is not there, or "".
std::string usual_bot(const Game& game);

}  // namespace orrery::server
