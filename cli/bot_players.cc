#include "cli/bot_players.h"

#include <algorithm>
#include <vector>

#include "bots/bots.h"
#include "cli/common.h"

namespace orrery::cli {

BotPlayers::BotPlayers(const Game& game, const Record& record) {
  // A stream of their own: what bots choose tells nothing about the chance of the game.
  if (record.seed) seed_ = record.seed->seed;
  seed_.words[3] ^= 0x626f7473;
  const std::vector<std::string> names = game.bots();
  for (const auto& [seat, player] : record.seats) {
    if (std::find(names.begin(), names.end(), player) == names.end()) continue;
    bots_[seat] = make_bot(game, player);
    if (bots_[seat] == nullptr) fail("the bot '" + player + "' cannot play " + std::string(game.id()));
  }
}

void BotPlayers::choose(Session& session) {
  const SeatId seat = session.match().decision().seat;
  const std::string name = session.match().seat_name(seat);
  Random random(seed_, session.steps());
  const Choice choice = bots_.at(name)->choose(session.match(), seat, random);
  const Rejected rejected = session.apply(choice);
  if (rejected.any()) fail("the bot of " + name + ": " + rejected.error);
}

void BotPlayers::play(Session& session) {
  while (session.match().stop() == Stop::Decision &&
         plays(session.match().seat_name(session.match().decision().seat))) {
    choose(session);
  }
}

}  // namespace orrery::cli
