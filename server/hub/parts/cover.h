// A bot in the place of somebody who is away: it plays for them until they are back, or for one decision.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>

#include "server/hub/parts/audience.h"
#include "server/hub/parts/notes.h"
#include "server/hub/room.h"

namespace orrery::server {

class Cover {
 public:
  Cover(Room& room, Audience& audience, Notes& notes) : room_(room), audience_(audience), notes_(notes) {}

  // Who has decided it: the seat's own person, an owner about a seat of nobody, the others by a vote, or the
  // same because the seat's time was up.
  enum class By { Player, Owner, Vote, Clock };
  // That bot plays the seat from here on, or ("") none any more; to be stored with it.
  Writer::Work put(StoredSeat& seat, const std::string& bot, By by);
  // A bot chooses until another seat is asked.
  [[nodiscard]] Writer::Work skip(const std::string& seat);
  // Between which of the log lines that its owner may see a bot played the seat: {from, to}; nothing if none
  // did.
  [[nodiscard]] std::optional<json::object> span(const std::string& seat) const;

 private:
  Room& room_;
  Audience& audience_;
  Notes& notes_;
};

}  // namespace orrery::server
