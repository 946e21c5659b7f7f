#include "server/hub/parts/audience.h"

#include <algorithm>
#include <utility>

namespace orrery::server {

Watcher& Audience::join(std::shared_ptr<Subscriber> subscriber, std::size_t version, bool deltas) {
  Watcher watcher{std::move(subscriber), version};
  watcher.deltas = deltas;
  watchers_.push_back(std::move(watcher));
  return watchers_.back();
}

std::string Audience::leave(const Subscriber* subscriber) {
  const auto found = std::find_if(watchers_.begin(), watchers_.end(),
                                  [&](const Watcher& w) { return w.subscriber.get() == subscriber; });
  if (found == watchers_.end()) return "";
  std::string person = found->person();
  watchers_.erase(found);
  return person;
}

void Audience::dismiss_who_may_not_watch() {
  std::erase_if(watchers_, [&](const Watcher& watcher) {
    if (room_.may_watch(watcher.person())) return false;
    watcher.subscriber->send({{"type", "gone"}, {"table", room_.stored.id}});
    return true;
  });
}

void Audience::dismiss() {
  for (const Watcher& watcher : watchers_)
    watcher.subscriber->send({{"type", "gone"}, {"table", room_.stored.id}});
  watchers_.clear();
}

std::int64_t Audience::without_seat() const {
  return std::count_if(watchers_.begin(), watchers_.end(),
                       [&](const Watcher& w) { return !room_.has_seat(w.person()); });
}

bool Audience::connected(const std::string& person) const {
  return std::any_of(watchers_.begin(), watchers_.end(),
                     [&](const Watcher& w) { return !person.empty() && w.person() == person; });
}

void Audience::each(const std::function<void(Watcher&)>& visit) {
  for (Watcher& watcher : watchers_) visit(watcher);
}

void Audience::send(const json::object& message,
                    const std::function<bool(const std::string& person)>& hears) {
  for (const Watcher& watcher : watchers_) {
    if (hears(watcher.person())) watcher.subscriber->send(message);
  }
}

void Audience::untold() {
  for (Watcher& watcher : watchers_) watcher.told = false;
}

void Audience::untold(const std::string& person) {
  for (Watcher& watcher : watchers_) {
    if (watcher.person() == person) watcher.told = false;
  }
}

void Audience::players_untold() {
  for (Watcher& watcher : watchers_) {
    if (room_.has_seat(watcher.person())) watcher.told = false;
  }
}

void Audience::start_over() {
  for (Watcher& watcher : watchers_) {
    const bool deltas = watcher.deltas;
    watcher = {watcher.subscriber};
    watcher.deltas = deltas;
  }
}

void Audience::tell_again(SeatId seat) {
  for (Watcher& watcher : watchers_) {
    const std::vector<SeatId> mine = seats_of(room_.stored, watcher.person());
    if (!seat.valid() || std::find(mine.begin(), mine.end(), seat) != mine.end()) watcher.again = true;
  }
}

}  // namespace orrery::server
