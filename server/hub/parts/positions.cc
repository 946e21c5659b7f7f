#include "server/hub/parts/positions.h"

#include <algorithm>
#include <utility>

namespace orrery::server {
namespace {

constexpr std::int64_t kWaitsOfOne = 4;  // of one person at one table

}  // namespace

void Positions::position(const Message& message) {
  const std::string& person = message.person;
  if (!room_.may_watch(person)) return message.refuse("no_watchers", "this table is not open to watchers");
  if (room_.has_seat(person)) presence_.seen(person);
  const Table* table = sights_.of(person);
  // A seat that is not theirs is refused now, not when there is news.
  if (table != nullptr && room_.has_seat(person) && !room_.seat_in(message).valid()) return;
  std::optional<std::size_t> since;
  if (const json::value* known = message.fields.if_contains("since")) {
    if (!known->is_number() || number_field(message.fields, "since", SIZE_MAX) == SIZE_MAX)
      return message.refuse("bad_message", "since: expected a version");
    if (table != nullptr) since = table->real_version(room_.eyes(person), message.number("since", 0));
  }
  const bool nothing_new = table == nullptr || (since && !teller_.news(person, *since));
  const Time wait = wait_in(message.fields);
  if (wait == 0 || !nothing_new || room_.stored.state == TableState::Over) return answer(message, since);
  answer_the_oldest_of(person);
  if (!room_to_wait(message)) return;
  const std::uint64_t number = ++number_;
  Waiting& waiting = waiting_.try_emplace(number, Waiting{message, since, Alarm(keeper_)}).first->second;
  waiting.alarm.set(wait, [this, number] {
    keeper_.later([this, number] {
      const auto due = waiting_.extract(number);
      if (!due.empty()) answer(due.mapped().message, due.mapped().since);
    });
  });
}

// Whoever asks again has given up the first, perhaps: a line that broke is not noticed while nothing is sent.
void Positions::answer_the_oldest_of(const std::string& person) {
  const auto is_theirs = [&](const auto& one) { return one.second.message.person == person; };
  if (person.empty() || std::count_if(waiting_.begin(), waiting_.end(), is_theirs) < kWaitsOfOne) return;
  const auto oldest = waiting_.extract(std::find_if(waiting_.begin(), waiting_.end(), is_theirs));
  answer(oldest.mapped().message, oldest.mapped().since);
}

bool Positions::room_to_wait(const Message& message) const {
  const std::int64_t most = room_.house.limits == nullptr ? 0 : room_.house.limits->watchers;
  const bool plays = room_.has_seat(message.person);
  const auto count = [&](const auto& which) {
    return std::count_if(waiting_.begin(), waiting_.end(),
                         [&](const auto& one) { return which(one.second.message.person); });
  };
  const auto watchers = count([&](const std::string& person) { return !room_.has_seat(person); });
  if (plays || most == 0 || watchers + audience_.without_seat() < most) return true;
  message.refuse("too_much", "too many wait for this table");
  return false;
}

void Positions::answer(const Message& message, std::optional<std::size_t> since) const {
  SeatId seat;
  if (sights_.of(message.person) != nullptr && room_.has_seat(message.person)) {
    seat = room_.seat_in(message);
    if (!seat.valid()) return;
  }
  message.answer(teller_.position(message.person, seat, since));
}

void Positions::tell() {
  for (auto it = waiting_.begin(); it != waiting_.end();) {
    const auto one = it++;
    const std::string& person = one->second.message.person;
    if (!room_.may_watch(person)) {
      waiting_.extract(one).mapped().message.refuse("no_watchers", "this table is not open to watchers");
      continue;
    }
    const bool news =
        one->second.since ? teller_.news(person, *one->second.since) : sights_.of(person) != nullptr;
    if (!news) continue;
    const auto due = waiting_.extract(one);
    answer(due.mapped().message, due.mapped().since);
  }
}

void Positions::dismiss() {
  for (const auto& [number, waiting] : std::exchange(waiting_, {}))
    waiting.message.refuse("gone", "the table is not here any more; ask again");
}

}  // namespace orrery::server
