// A bot in the place of somebody who is away: it plays for them until they are back, or for one decision.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>

#include "server/hub/parts/audience.h"
#include "server/hub/room.h"

namespace orrery::server {

class Cover {
 public:
  Cover(Room& room, Audience& audience) : room_(room), audience_(audience) {}

  // That bot plays the seat from here on, or ("") none any more; to be stored with it.
  Writer::Work put(StoredSeat& seat, const std::string& bot);
  // A bot chooses until another seat is asked.
  void skip(const std::string& seat);
  // Between which of the log lines that its owner may see a bot played the seat: {from, to}; nothing if none
  // did.
  [[nodiscard]] std::optional<json::object> span(const std::string& seat) const;

 private:
  Room& room_;
  Audience& audience_;
};

}  // namespace orrery::server
