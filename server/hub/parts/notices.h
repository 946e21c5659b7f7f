// Telling people who are not there that the table waits for them.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/clock_desk.h"
#include "server/hub/room.h"

namespace orrery::server {

class Notices {
 public:
  // `clocks`: whose turn it is, where that may be told.
  Notices(Room& room, Keeper& keeper, Audience& audience, const ClockDesk& clocks)
      : room_(room), keeper_(keeper), audience_(audience), clocks_(clocks) {}

  // A mail address is used once its reader has confirmed it (server/notify/confirmed.h).
  void notify(const Message& message);

  // Whose turn it is.
  void tell_absent();
  // Those who are waited for in a window that has no beat.
  void tell_waited_for();
  // Where that person is told: {webhook, email}.
  [[nodiscard]] json::object address_json(const std::string& person) const;

 private:
  [[nodiscard]] Limits limits() const;
  [[nodiscard]] NoticeAddress address(const std::string& person) const;
  // To whoever has that seat, if they are not here.
  void tell(const std::string& seat, const std::string& what);

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  const ClockDesk& clocks_;
  std::string noticed_;         // the seat whose turn was told last
  std::string noticed_window_;  // the window whose seats were told last
};

}  // namespace orrery::server
