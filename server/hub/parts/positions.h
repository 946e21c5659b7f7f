// How a table stands, for whoever asks once: over HTTP. Who knows a version may wait until there is another.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "server/hub/alarm.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/presence.h"
#include "server/hub/parts/teller.h"
#include "server/hub/room.h"

namespace orrery::server {

class Positions {
 public:
  Positions(Room& room, Keeper& keeper, const Audience& audience, const Sights& sights, Presence& presence,
            const Teller& teller)
      : room_(room),
        keeper_(keeper),
        audience_(audience),
        sights_(sights),
        presence_(presence),
        teller_(teller) {}

  void position(const Message& message);
  // Those for whom there is news are answered.
  void tell();
  // All hear that the table is gone.
  void dismiss();
  [[nodiscard]] bool empty() const { return waiting_.empty(); }

 private:
  struct Waiting {
    Message message;
    std::optional<std::size_t> since;  // a version of the table's own; nothing: before the game
    Alarm alarm;                       // when the time is up
  };
  void answer(const Message& message, std::optional<std::size_t> since) const;
  void answer_the_oldest_of(const std::string& person);
  // Whether one more may wait; otherwise the message is refused.
  [[nodiscard]] bool room_to_wait(const Message& message) const;

  Room& room_;
  Keeper& keeper_;
  const Audience& audience_;
  const Sights& sights_;
  Presence& presence_;
  const Teller& teller_;
  std::map<std::uint64_t, Waiting> waiting_;
  std::uint64_t number_ = 0;
};

}  // namespace orrery::server
