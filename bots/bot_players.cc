#include "bots/bot_players.h"

#include <algorithm>
#include <vector>

#include "bots/bots.h"

namespace orrery {

BotPlayers::BotPlayers(const Game& game, const Seed& seed) : game_(&game), seed_(seed) {
  seed_.words[3] ^= 0x626f7473;
}

bool BotPlayers::seat(const std::string& seat, const std::string& bot) {
  const std::vector<std::string> names = game_->bots();
  if (std::find(names.begin(), names.end(), bot) == names.end()) return false;
  std::unique_ptr<Bot> made = make_bot(*game_, bot);
  if (made == nullptr) return false;
  bots_[seat] = std::move(made);
  return true;
}

Choice BotPlayers::choose(const Match& match, std::size_t steps) {
  const SeatId seat = match.decision().seat;
  Random random(seed_, steps);
  return bots_.at(match.seat_name(seat))->choose(match, seat, random);
}

}  // namespace orrery
