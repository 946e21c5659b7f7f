// Tells those who look at a table how it stands: each of them what that person may know, and nothing that is
// not stored.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/hub/parts/audience.h"
#include "server/hub/parts/clock_desk.h"
#include "server/hub/parts/cover.h"
#include "server/hub/parts/motions.h"
#include "server/hub/parts/notices.h"
#include "server/hub/parts/presence.h"
#include "server/hub/parts/sights.h"
#include "server/hub/parts/swaps.h"
#include "server/hub/room.h"

namespace orrery::server {

class Teller {
 public:
  // What a person is told beside the game.
  struct Sources {
    const Cover& cover;
    const ClockDesk& clocks;
    const Notices& notices;
    const Swaps& swaps;
    const Motions& motions;
    Presence& presence;
  };
  Teller(const Room& room, Audience& audience, const Sights& sights, Sources sources)
      : room_(room), audience_(audience), sights_(sights), sources_(sources) {}

  // Somebody looks at the table from now on, who knows it up to some version; or may not.
  void welcome(const std::shared_ptr<Subscriber>& subscriber, const WatchWish& wish);
  void farewell(const Subscriber* subscriber);
  // What they do not know yet.
  void tell_all();
  void tell_late();  // those who are told late only
  // Whether the game looks another than in that version, which is one of the table's own.
  [[nodiscard]] bool news(const std::string& person, std::size_t since) const;
  // To whoever asks once: {table, push}, as they would be told; the push of that seat, since that version.
  [[nodiscard]] json::object position(const std::string& person, SeatId seat,
                                      std::optional<std::size_t> since) const;
  // The message "table".
  [[nodiscard]] json::object table_json(const std::string& person) const;

 private:
  // Watchers who know equally much are told the same, and by the thousand: it is written once.
  using Shared = std::map<std::size_t, SharedMessage>;  // by the version they know
  void tell(Watcher& watcher, Shared& shared) const;
  // What has happened since that version; `first`: to somebody who has not been told anything yet.
  [[nodiscard]] json::object push(const Table& table, SeatId seat, const std::string& person,
                                  std::size_t since, bool first) const;
  void add_seats(json::array& seats, const std::string& person, TableState state) const;
  [[nodiscard]] json::array talk_json(const std::string& person) const;

  const Room& room_;
  Audience& audience_;
  const Sights& sights_;
  Sources sources_;
};

}  // namespace orrery::server
