// For how long the players of a table have been away: who does not come any more has no voice.
#pragma once

#include <string>

#include "server/hub/parts/audience.h"
#include "server/hub/room.h"

namespace orrery::server {

class Presence {
 public:
  Presence(Room& room, const Audience& audience);

  // A player has come, or gone: nobody of theirs is connected any more.
  void came(const std::string& person);
  void went(const std::string& person);
  // A player who is not connected has asked for something.
  void seen(const std::string& person);
  // Milliseconds since that player was here; 0 while connected.
  [[nodiscard]] Time away(const std::string& person) const;

 private:
  void keep(const std::string& person, const std::string& value);

  Room& room_;
  const Audience& audience_;
  Time opened_;  // nobody was here before, as far as this server knows
};

}  // namespace orrery::server
