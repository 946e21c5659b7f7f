// Votes about what is not one person's to decide once the game has begun: that a bot plays for somebody who
// is away, that a seat becomes free for others, that the game ends here. Each who has a seat has one voice,
// however many seats; who is away has none. (Somebody whose time is up is the business of the clocks.)
#pragma once

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/cover.h"
#include "server/hub/parts/notes.h"
#include "server/hub/parts/presence.h"
#include "server/hub/room.h"

namespace orrery::server {

struct Motion {
  std::string what;  // "cover", "free" or "end"
  std::string seat;  // of which; "" for the end
  std::string by;    // the seat of whoever asked for it
  Time since = 0;
  std::map<std::string, bool> voices;  // by person
};

class Motions {
 public:
  Motions(Room& room, Keeper& keeper, Audience& audience, Cover& cover, const Presence& presence,
          Notes& notes);

  // A voice for or against; the first one for it opens the vote.
  void motion(const Message& message);
  // As told to everybody; empty if nothing is voted.
  [[nodiscard]] json::array to_json(const std::string& person) const;

 private:
  // Why that cannot be voted on, as an answer; true if it can.
  bool may_be_voted(const Message& message, const std::string& what, const StoredSeat* seat) const;
  // Who has a voice.
  [[nodiscard]] std::vector<std::string> voters(const Motion& motion) const;
  // Nothing as long as it is open.
  [[nodiscard]] std::optional<bool> decided(const Motion& motion) const;
  std::vector<Motion>::iterator find(const std::string& what, const std::string& seat);
  // What is too old, or about somebody who is not there any more, is no longer voted on.
  void drop_old();
  Writer::Work carry_out(const Motion& motion);
  void end_table(const Answer& answer);
  [[nodiscard]] Writer::Work to_store();
  [[nodiscard]] std::string seat_of(const std::string& person) const;

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  Cover& cover_;
  const Presence& presence_;
  Notes& notes_;
  std::vector<Motion> open_;
};

}  // namespace orrery::server
