// What people say to each other at a table.
#pragma once

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/room.h"

namespace orrery::server {

class Talk {
 public:
  Talk(Room& room, Keeper& keeper, Audience& audience) : room_(room), keeper_(keeper), audience_(audience) {}

  void talk(const Message& message);

 private:
  void said(const TalkLine& line);

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
};

}  // namespace orrery::server
