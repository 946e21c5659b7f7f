// The bots at a table.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "engine/record/session.h"

namespace orrery::cli {

class BotPlayers {
 public:
  // The seats of the record that are played by a bot of the game.
  BotPlayers(const Game& game, const Record& record);

  [[nodiscard]] bool plays(const std::string& seat) const { return bots_.contains(seat); }
  // At a decision of a bot: it chooses. Fails if its choice is refused, which would be a fault of the bot.
  void choose(Session& session);
  // Lets bots choose until a person must, or the game is over.
  void play(Session& session);

 private:
  Seed seed_;
  std::map<std::string, std::unique_ptr<Bot>> bots_;
};

}  // namespace orrery::cli
