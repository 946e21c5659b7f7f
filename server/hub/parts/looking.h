// Questions about the table and its game that change nothing there, and what a player has seen of it.
#pragma once

#include <optional>

#include "server/base/quota.h"
#include "server/hub/parts/sights.h"
#include "server/hub/parts/teller.h"
#include "server/hub/room.h"

namespace orrery::server {

class Looking {
 public:
  Looking(Room& room, const Sights& sights, const Teller& teller)
      : room_(room), sights_(sights), teller_(teller) {}

  void look(const Message& message) const;
  void history(const Message& message) const;
  void reach(const Message& message) const;
  void odds(const Message& message) const;
  void seen(const Message& message);

 private:
  // Whether the asker may watch; otherwise the message is refused.
  [[nodiscard]] bool shown(const Message& message) const;
  // By what the asker may know: a player by the view of the seat they mean, others by that of a spectator (no
  // seat). Nothing if the message was refused.
  [[nodiscard]] std::optional<SeatId> asker(const Message& message) const;

  Room& room_;
  const Sights& sights_;
  const Teller& teller_;
  // Best play takes a while to work out: ten at once, one in six seconds for long, of each person; of all
  // strangers together.
  mutable Quota best_plays_{10, 1.0 / 6};
};

}  // namespace orrery::server
