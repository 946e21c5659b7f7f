#include "cli/record_bots.h"

#include "cli/common.h"

namespace orrery::cli {

BotPlayers bots_of(const Session& session) {
  const Record record = session.record();
  BotPlayers bots(session.game(), record.seed ? record.seed->seed : Seed{});
  for (const auto& [seat, player] : record.seats) bots.seat(seat, player);
  return bots;
}

void let_bot_choose(BotPlayers& bots, Session& session) {
  const std::string name = session.match().seat_name(session.match().decision().seat);
  const Rejected rejected = session.apply(bots.choose(session.match(), session.steps()));
  if (rejected.any()) fail("the bot of " + name + ": " + rejected.error);
}

void let_bots_play(BotPlayers& bots, Session& session) {
  while (session.match().stop() == Stop::Decision &&
         bots.plays(session.match().seat_name(session.match().decision().seat))) {
    let_bot_choose(bots, session);
  }
}

}  // namespace orrery::cli
