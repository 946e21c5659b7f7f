// The bots at a table.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>

#include "engine/flow/random.h"
#include "engine/game/game.h"

namespace orrery {

class BotPlayers {
 public:
  // `seed` is that of the game; bots draw from a stream of their own, so that what they choose tells nothing
  // about the chance of the game.
  BotPlayers(const Game& game, const Seed& seed);

  // A bot of that name takes the seat. False if the game has no such bot.
  bool seat(const std::string& seat, const std::string& bot);
  void unseat(const std::string& seat) { bots_.erase(seat); }

  [[nodiscard]] bool plays(const std::string& seat) const { return bots_.contains(seat); }
  // At a decision of a seat that it plays, after so many steps: one of the options.
  [[nodiscard]] Choice choose(const Match& match, std::size_t steps);

 private:
  const Game* game_;
  Seed seed_;
  std::map<std::string, std::unique_ptr<Bot>> bots_;
};

}  // namespace orrery
