// Who sits where: claiming and leaving seats, bots, invitations, and the end of the whole table.
#pragma once

#include <string>

#include "server/hub/keeper.h"
#include "server/hub/parts/audience.h"
#include "server/hub/parts/cover.h"
#include "server/hub/parts/notes.h"
#include "server/hub/parts/swaps.h"
#include "server/hub/room.h"

namespace orrery::server {

class Seats {
 public:
  Seats(Room& room, Keeper& keeper, Audience& audience, Cover& cover, Notes& notes, Swaps& swaps)
      : room_(room), keeper_(keeper), audience_(audience), cover_(cover), notes_(notes), swaps_(swaps) {}

  void claim(const Message& message);
  void leave(const Message& message);
  void bot(const Message& message);
  void invite(const Message& message);
  void throw_away(const Message& message);

 private:
  // The seat that somebody may sit down on; null, and the message is answered, if there is none.
  StoredSeat* claimed(const Message& message);
  StoredSeat* linked(const std::string& secret, const std::string& person);
  Writer::Work vacate(const std::string& person);
  [[nodiscard]] Writer::Work knows_hand(const std::string& person, const StoredSeat& seat);
  // The seat that this person has given up since the game began, or "".
  [[nodiscard]] std::string given_up(const std::string& person) const;
  [[nodiscard]] bool may_put_bot(const Message& message, const StoredSeat& seat) const;
  // A seat that whoever speaks may dispose of: the own one, or any of one's own table. Null, and the message
  // is answered, if it is not.
  StoredSeat* disposed(const Message& message);

  Room& room_;
  Keeper& keeper_;
  Audience& audience_;
  Cover& cover_;
  Notes& notes_;
  Swaps& swaps_;
};

}  // namespace orrery::server
