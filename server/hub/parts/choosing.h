// Choices of people: made, tried, asked about and taken back.
#pragma once

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/cover.h"
#include "server/hub/parts/window_answers.h"
#include "server/hub/room.h"

namespace orrery::server {

class Choosing {
 public:
  Choosing(Room& room, Keeper& keeper, Audience& audience, Cover& cover, WindowAnswers& windows)
      : room_(room), keeper_(keeper), audience_(audience), cover_(cover), windows_(windows) {}

  void choose(const Message& message);
  void draft(const Message& message);
  void why(const Message& message);
  void undo(const Message& message);

 private:
  // What is to be stored besides, and answered, after choices that were taken.
  void taken(const Message& message, SeatId seat, const Taken& what, bool in_window, Writer::Work also);

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  Cover& cover_;
  WindowAnswers& windows_;
};

}  // namespace orrery::server
