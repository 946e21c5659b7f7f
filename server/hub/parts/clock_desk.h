// The clocks at a table (server/hub/clocks.h) while it is played: whose runs, when time is up, vacations, and
// what the others do about somebody who takes too long.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>

#include "server/hub/alarm.h"
#include "server/hub/clocks.h"
#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/cover.h"
#include "server/hub/room.h"

namespace orrery::server {

class ClockDesk {
 public:
  ClockDesk(Room& room, Keeper& keeper, Audience& audience, Cover& cover);

  void vacation(const Message& message);
  void overdue(const Message& message);

  void begin();  // with the game
  [[nodiscard]] bool on() const { return clocks_.on(); }
  // The seat whose clock moves: none while a bot plays or a window is open that hides whom it waits for.
  [[nodiscard]] SeatId runs_for() const;
  // What is to be stored of the clocks, if they changed with what is being committed.
  std::optional<std::string> to_store();
  // Until somebody's time is up.
  void wait();
  void stop() { alarm_.stop(); }
  // As told to everybody.
  [[nodiscard]] json::object to_json() const;

 private:
  void mind();
  void tell();
  // Stores what has changed; everybody hears how the clocks stand before the answer.
  void commit(Writer::Work also, const Answer& answer, json::object reply);

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  Cover& cover_;
  Clocks clocks_;
  Alarm alarm_;
  bool changed_ = false;
  std::string told_overdue_;  // the seat of which everybody knows that its time is up
};

}  // namespace orrery::server
