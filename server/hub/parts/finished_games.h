// Finished games: their record, any position of them, a new game from there, and the same again.
#pragma once

#include <boost/json.hpp>
#include <memory>

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/sights.h"
#include "server/hub/room.h"

namespace orrery::server {

class FinishedGames {
 public:
  FinishedGames(Room& room, Keeper& keeper, Audience& audience, const Sights& sights)
      : room_(room), keeper_(keeper), audience_(audience), sights_(sights) {}

  void record(const Message& message) const;
  void replay(const Message& message);
  void fork(const Message& message);
  void rematch(const Message& message);

 private:
  // Whether the game is over for whoever asks and may be looked at; if not, the message is answered.
  [[nodiscard]] bool finished(const Message& message) const;
  // The position after so many steps.
  const Session& position(std::size_t steps);
  // Where something begins: a round, a player's turn, an action of it.
  const json::array& marks();
  // A table in the lobby for the same people, everybody one seat on.
  [[nodiscard]] StoredTable same_again(const std::string& owner) const;

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  const Sights& sights_;
  std::unique_ptr<Session> replay_;  // somewhere on its way through the game
  json::array marks_;
};

}  // namespace orrery::server
