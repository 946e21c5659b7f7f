// Standing orders (server/table/orders.h), private to the seat that gives them.
#pragma once

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/room.h"

namespace orrery::server {

class StandingOrders {
 public:
  StandingOrders(Room& room, Keeper& keeper, Audience& audience)
      : room_(room), keeper_(keeper), audience_(audience) {}

  void orders(const Message& message);
  void order(const Message& message);

 private:
  [[nodiscard]] json::object list(SeatId seat) const;

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
};

}  // namespace orrery::server
