// Spectators who are told everything some time later: when something is due for them, it is told.
#pragma once

#include <vector>

#include "server/hub/alarm.h"
#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/positions.h"
#include "server/hub/parts/sights.h"
#include "server/hub/parts/teller.h"
#include "server/hub/room.h"

namespace orrery::server {

class LateWatchers {
 public:
  LateWatchers(Room& room, Keeper& keeper, Audience& audience, Sights& sights, Teller& teller,
               Positions& positions)
      : room_(room),
        keeper_(keeper),
        audience_(audience),
        sights_(sights),
        teller_(teller),
        positions_(positions),
        alarm_(keeper) {}

  // With the game; `start` is the game before its first step, `log` what has happened in it.
  void open(const Match& start, const std::vector<LogLine>& log);
  // Until something is due.
  void wait();
  void stop() { alarm_.stop(); }

 private:
  void tell();

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  Sights& sights_;
  Teller& teller_;
  Positions& positions_;
  Alarm alarm_;
  std::size_t talk_ = 0;  // how many lines of talk they have heard or will not hear
};

}  // namespace orrery::server
