// Who looks at a table now, and what each of them has been told. What they are told is the teller's business.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/hub/room.h"
#include "server/hub/table_face.h"

namespace orrery::server {

// A view as it was pushed, for whoever wants to be told only what changes in it.
struct ToldView {
  json::object view;
  std::size_t version = 0;  // as that viewer counts
  std::size_t events = 0;   // log lines that were known then
};

struct Watcher {
  std::shared_ptr<Subscriber> subscriber;
  std::size_t version = 0;  // the last that was pushed
  bool told = false;        // has got the table as it is
  bool pushed = false;      // has got a push
  bool again = false;       // something beside the version has changed for them
  bool deltas = false;
  std::map<int, ToldView> views = {};  // by seat, if it wants deltas

  [[nodiscard]] const std::string& person() const { return subscriber->person(); }
};

class Audience {
 public:
  explicit Audience(const Room& room) : room_(room) {}

  Watcher& join(std::shared_ptr<Subscriber> subscriber, std::size_t version, bool deltas);
  // Whoever that was; "" if nobody looks through it.
  std::string leave(const Subscriber* subscriber);
  // Who may not look on any more hears that the table is gone, and why when they come again.
  void dismiss_who_may_not_watch();
  // All hear that the table is gone, and are gone themselves.
  void dismiss();

  [[nodiscard]] bool empty() const { return watchers_.empty(); }
  [[nodiscard]] std::int64_t without_seat() const;
  [[nodiscard]] bool connected(const std::string& person) const;
  void each(const std::function<void(Watcher&)>& visit);
  // To those whom `hears` names.
  void send(const json::object& message, const std::function<bool(const std::string& person)>& hears);

  // The table has changed: with the next telling everybody gets it, or only that person.
  void untold();
  void untold(const std::string& person);
  void players_untold();
  // Eyes may have changed: everything is told as to somebody who has just come.
  void start_over();
  // Something beside the version has changed for those of that seat; for all if there is none.
  void tell_again(SeatId seat);

 private:
  const Room& room_;
  std::vector<Watcher> watchers_;
};

}  // namespace orrery::server
