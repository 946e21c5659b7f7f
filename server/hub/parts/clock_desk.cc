#include "server/hub/parts/clock_desk.h"

#include <algorithm>
#include <utility>

#include "server/base/time.h"
#include "server/hub/branch.h"

namespace orrery::server {
namespace {

// What has passed is stored that often, so that a restart gives back no more than this.
constexpr Time kCheckpoint = 60000;

std::vector<std::string> seat_names(const StoredTable& stored) {
  std::vector<std::string> names;
  for (const StoredSeat& seat : stored.seats) names.push_back(seat.seat);
  return names;
}

}  // namespace

ClockDesk::ClockDesk(Room& room, Keeper& keeper, Audience& audience, Cover& cover)
    : room_(room),
      keeper_(keeper),
      audience_(audience),
      cover_(cover),
      clocks_(room.settings.clock, seat_names(room.stored), room.kept_text("", "clocks"), now()),
      alarm_(keeper) {}

void ClockDesk::begin() { clocks_ = Clocks(room_.settings.clock, seat_names(room_.stored), "", now()); }

SeatId ClockDesk::runs_for() const {
  if (!room_.table || !room_.playing()) return {};
  const Table& table = *room_.table;
  // A clock that moves in a window must not tell who holds what; who is asked openly may not stop it for
  // ever.
  if (table.windows().open()) return table.windows().owes();
  const SeatId seat = table.to_choose();
  return seat.valid() && !table.bot_to_choose() ? seat : SeatId{};
}

std::optional<std::string> ClockDesk::to_store() {
  if (!clocks_.on() || !room_.table) return std::nullopt;
  const SeatId seat = runs_for();
  const std::string name = seat.valid() ? room_.table->match().seat_name(seat) : std::string{};
  const bool changed = std::exchange(changed_, false);
  if (name == clocks_.running() && !changed) return std::nullopt;
  clocks_.run_for(name, now());
  return clocks_.print();
}

void ClockDesk::wait() {
  if (!clocks_.on() || keeper_.gone() || !room_.playing()) return;
  const std::optional<Time> deadline = clocks_.deadline(now());
  if (!deadline) return mind();
  const Time left = std::clamp<Time>(*deadline - now(), 1, kCheckpoint);
  alarm_.set(left, [this] { keeper_.later([this] { mind(); }); });
}

// Time is up, or what has passed is to be stored.
void ClockDesk::mind() {
  if (!clocks_.on() || keeper_.busy() || !room_.playing()) return;
  const std::string seat = clocks_.running();
  if (clocks_.overdue(seat, now())) {
    if (std::exchange(told_overdue_, seat) != seat) tell();
    return;
  }
  told_overdue_.clear();
  if (seat.empty()) return;
  if (room_.settings.clock.kind == ClockSettings::Kind::Days) return wait();
  clocks_.settle(now());
  changed_ = true;
  keeper_.commit({}, {}, {});
}

json::object ClockDesk::to_json() const {
  std::vector<std::string> shown;
  for (const StoredSeat& seat : room_.stored.seats) {
    if (!seat.person.empty()) shown.push_back(seat.seat);
  }
  return clocks_.to_json(shown, now());
}

void ClockDesk::tell() {
  audience_.send({{"type", "clocks"}, {"table", room_.stored.id}, {"clocks", to_json()}},
                 [this](const std::string& person) { return !room_.late(person); });
}

void ClockDesk::commit(Writer::Work also, const Answer& answer, json::object reply) {
  changed_ = true;
  keeper_.commit(
      std::move(also),
      [this, answer](json::object done) {
        tell();
        answer(std::move(done));
      },
      std::move(reply));
}

void ClockDesk::vacation(const Message& message) {
  if (!room_.has_seat(message.person)) return message.refuse("not_your_seat", "that is not your seat");
  if (!clocks_.on() || !room_.playing()) return message.refuse("no_clock", "no clock runs at this table");
  const auto days = static_cast<std::int64_t>(std::min<std::size_t>(message.number("days", 9999), 9999));
  Clocks changed = clocks_;
  for (const StoredSeat& seat : room_.stored.seats) {
    if (!sits(seat, message.person)) continue;
    const std::string error = changed.take_vacation(seat.seat, days, now());
    if (!error.empty()) return message.refuse("no_vacation", error);
  }
  clocks_ = std::move(changed);
  commit({}, message.answer, {{"days", days}});
}

void ClockDesk::overdue(const Message& message) {
  const std::string name = message.text("seat");
  const std::optional<Overdue> what = overdue_named(message.text("what"));
  StoredSeat* seat = room_.find(name);
  if (seat == nullptr || !what)
    return message.refuse("bad_message", "expected a seat, and bot, skip or wait");
  if (!room_.has_seat(message.person) || seat->person == message.person)
    return message.refuse("not_your_seat", "the other players decide that");
  if (!clocks_.overdue(name, now())) return message.refuse("not_overdue", "that seat still has time");
  clocks_.settle(now());
  const std::optional<Overdue> decided =
      clocks_.vote(name, message.person, *what, other_persons(room_.stored, seat->person));
  Writer::Work also;
  json::object reply{{"decided", nullptr}};
  if (decided) {
    reply["decided"] = message.text("what");
    told_overdue_.clear();
    if (*decided == Overdue::Bot) also = cover_.put(*seat, usual_bot(*room_.game), Cover::By::Clock);
    if (*decided == Overdue::Skip) also = cover_.skip(name);
    if (*decided == Overdue::Wait) clocks_.grant(name, now());
  }
  commit(std::move(also), message.answer, std::move(reply));
}

}  // namespace orrery::server
