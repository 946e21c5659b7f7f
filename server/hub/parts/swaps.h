// Two people who change places before the game: one asks, the other asks for the same and it is done.
#pragma once

#include <string>

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/room.h"

namespace orrery::server {

class Swaps {
 public:
  Swaps(Room& room, Keeper& keeper, Audience& audience) : room_(room), keeper_(keeper), audience_(audience) {}

  void swap(const Message& message);

  // The seat with which whoever has that seat wants to change places, or "".
  [[nodiscard]] std::string wish(const std::string& seat) const;
  // Whoever sits there now has asked for nothing, and nobody asked them; to be stored.
  Writer::Work forget(const std::string& seat);

 private:
  // The seat for which somebody speaks; null, and the message is answered, if there is none.
  StoredSeat* seat_in(const Message& message);

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
};

}  // namespace orrery::server
