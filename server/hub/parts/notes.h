// What happened to the seats of a game: who sat down, whose place a bot took, what was voted. It stands in
// the log of what is said at the table, for all, so that nothing of it happens unseen.
#pragma once

#include <boost/json.hpp>
#include <string_view>
#include <vector>

#include "server/hub/parts/audience.h"
#include "server/hub/room.h"

namespace orrery::server {

class Notes {
 public:
  Notes(Room& room, Audience& audience) : room_(room), audience_(audience) {}

  // A note of that kind, to be stored with what it tells of; nobody hears it before that. Before the game
  // begins there is nothing to note.
  [[nodiscard]] Writer::Work note(std::string_view what, json::object more);
  // What was noted is stored: everybody hears it.
  void stored();
  // Whether there are so many that who could do without one should.
  [[nodiscard]] bool full() const;

 private:
  Room& room_;
  Audience& audience_;
  std::vector<TalkLine> storing_;
};

// One after the other; either may be nothing.
Writer::Work both(Writer::Work first, Writer::Work second);

}  // namespace orrery::server
