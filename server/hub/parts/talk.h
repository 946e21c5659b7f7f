// What people say to each other at a table.
#pragma once

#include "server/base/quota.h"
#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/room.h"

namespace orrery::server {

class Talk {
 public:
  Talk(Room& room, Keeper& keeper, Audience& audience);

  void talk(const Message& message);

 private:
  void said(const TalkLine& line);

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  Quota said_;  // by person
};

}  // namespace orrery::server
