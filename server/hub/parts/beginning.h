// How the game of a table begins: once, when its owner starts it, and again from its log whenever it is read.
#pragma once

#include <vector>

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/clock_desk.h"
#include "server/hub/parts/late_watchers.h"
#include "server/hub/parts/window_answers.h"
#include "server/hub/room.h"

namespace orrery::server {

class Beginning {
 public:
  Beginning(Room& room, Keeper& keeper, Audience& audience, ClockDesk& clocks, LateWatchers& late,
            WindowAnswers& windows)
      : room_(room), keeper_(keeper), audience_(audience), clocks_(clocks), late_(late), windows_(windows) {}

  void start(const Message& message);

  // The game as it is stored; throws OtherRules if this server cannot play it.
  void reopen(const std::vector<LogLine>& log);

 private:
  // How windows are played and turns end is decided when the game begins; to be stored then.
  Writer::Work decide_open_settings();

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  ClockDesk& clocks_;
  LateWatchers& late_;
  WindowAnswers& windows_;
};

}  // namespace orrery::server
