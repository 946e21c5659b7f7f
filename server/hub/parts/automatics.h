// What happens at a table by itself: bots play, choices without alternative are made, windows close.
#pragma once

#include "server/hub/alarm.h"
#include "server/hub/keeper.h"
#include "server/hub/message.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/window_answers.h"
#include "server/hub/room.h"

namespace orrery::server {

class Automatics {
 public:
  Automatics(Room& room, Keeper& keeper, Audience& audience, WindowAnswers& windows)
      : room_(room), keeper_(keeper), audience_(audience), windows_(windows), alarm_(keeper) {}

  // Makes steps that need no person, as many as one commit takes. How many there were.
  int step();
  // What follows from a choice in the same commit. Bots that wait a little do so after it.
  void follow();
  // Makes and commits such steps, if there are any now.
  void go_on();
  // The owner says how long bots wait after each choice, in a game that goes on.
  void pace(const Message& message);
  // Bots wait a little before they go on.
  [[nodiscard]] bool pacing() const { return pacing_; }
  void stop() { alarm_.stop(); }

 private:
  // Whether bots wait before each action, because somebody looks on.
  [[nodiscard]] bool paced() const { return room_.settings.pace > 0 && !audience_.empty(); }
  void wait_a_little();

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  WindowAnswers& windows_;
  Alarm alarm_;
  bool pacing_ = false;
};

}  // namespace orrery::server
