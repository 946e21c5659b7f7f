// Reaction windows with people (server/table/windows.h): answers before they are asked for, more time to
// think, and the end of a window whose time is over.
#pragma once

#include "server/hub/alarm.h"
#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/teller.h"
#include "server/hub/room.h"

namespace orrery::server {

class WindowAnswers {
 public:
  WindowAnswers(Room& room, Keeper& keeper, Audience& audience, Teller& teller)
      : room_(room), keeper_(keeper), audience_(audience), teller_(teller), alarm_(keeper) {}

  void early(const Message& message);
  void hold(const Message& message);

  void open();  // once the game is there: with the orders and answers that were kept
  // Until the open window closes by itself.
  void wait();
  void stop() { alarm_.stop(); }
  // The seat's answer in the open window, to be stored.
  [[nodiscard]] Writer::Work keep(SeatId seat) const;
  // Passing may go on for a while: {"and": "action" | "round"}.
  void pass_on(SeatId seat, const Message& message);

 private:
  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  Teller& teller_;
  Alarm alarm_;
};

}  // namespace orrery::server
