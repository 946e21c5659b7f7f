// Clocks at a table, and what becomes of a seat whose owner is away.
#include <algorithm>
#include <chrono>
#include <set>

#include "server/base/time.h"
#include "server/hub/branch.h"
#include "server/hub/live_table.h"
#include "server/hub/replies.h"

namespace orrery::server {
namespace {

// What has passed is stored that often, so that a restart gives back no more than this.
constexpr Time kCheckpoint = 60000;
constexpr int kMostSkipped = 500;

}  // namespace

SeatId LiveTable::clock_runs_for() const {
  if (!table_ || stored_.state != TableState::Playing) return {};
  const SeatId seat = table_->to_choose();
  // A clock that moves in a window would tell who is being asked.
  if (!seat.valid() || table_->bot_to_choose() || table_->match().window()) return {};
  return seat;
}

std::optional<std::string> LiveTable::clocks_to_store() {
  if (!clocks_.on() || !table_) return std::nullopt;
  const SeatId seat = clock_runs_for();
  const std::string name = seat.valid() ? table_->match().seat_name(seat) : std::string{};
  const bool changed = std::exchange(clocks_changed_, false);
  if (name == clocks_.running() && !changed) return std::nullopt;
  clocks_.run_for(name, now());
  return clocks_.print();
}

void LiveTable::wait_for_clock() {
  if (!clocks_.on() || gone_ || stored_.state != TableState::Playing) return;
  const std::optional<Time> deadline = clocks_.deadline(now());
  if (!deadline) {
    mind_clock();
    return;
  }
  const Time wait = std::clamp<Time>(*deadline - now(), 1, kCheckpoint);
  clock_timer_.expires_after(std::chrono::milliseconds(wait));
  clock_timer_.async_wait([self = shared_from_this()](const boost::system::error_code& stopped) {
    if (!stopped) self->enqueue([self] { self->mind_clock(); });
  });
}

// Time is up, or what has passed is to be stored.
void LiveTable::mind_clock() {
  if (!clocks_.on() || busy_ || stored_.state != TableState::Playing) return;
  const std::string seat = clocks_.running();
  if (clocks_.overdue(seat, now())) {
    if (std::exchange(told_overdue_, seat) != seat) tell_clocks();
    return;
  }
  told_overdue_.clear();
  if (seat.empty()) return;
  if (settings_.clock.kind == ClockSettings::Kind::Days) return wait_for_clock();
  clocks_.settle(now());
  clocks_changed_ = true;
  commit({}, {}, {});
}

json::object LiveTable::clocks_json() const {
  std::vector<std::string> shown;
  for (const StoredSeat& seat : stored_.seats) {
    if (!seat.person.empty()) shown.push_back(seat.seat);
  }
  return clocks_.to_json(shown, now());
}

void LiveTable::tell_clocks() {
  for (Watcher& watcher : watchers_) {
    if (late(watcher.subscriber->person())) continue;
    watcher.subscriber->send({{"type", "clocks"}, {"table", stored_.id}, {"clocks", clocks_json()}});
  }
}

void LiveTable::on_vacation(const std::string& person, const json::object& message, const Answer& answer) {
  if (!has_seat(person)) return answer(error_reply("not_your_seat", "that is not your seat"));
  if (!clocks_.on() || stored_.state != TableState::Playing) {
    return answer(error_reply("no_clock", "no clock runs at this table"));
  }
  const auto days =
      static_cast<std::int64_t>(std::min<std::size_t>(number_field(message, "days", 9999), 9999));
  Clocks changed = clocks_;
  for (const StoredSeat& seat : stored_.seats) {
    if (seat.person != person) continue;
    const std::string error = changed.take_vacation(seat.seat, days, now());
    if (!error.empty()) return answer(error_reply("no_vacation", error));
  }
  clocks_ = std::move(changed);
  clocks_changed_ = true;
  commit({},
         [self = shared_from_this(), answer](json::object reply) {
           self->tell_clocks();
           answer(std::move(reply));
         },
         {{"days", days}});
}

std::size_t LiveTable::other_persons(const std::string& person) const {
  std::set<std::string> others;
  for (const StoredSeat& seat : stored_.seats) {
    if (!seat.person.empty() && seat.person != person) others.insert(seat.person);
  }
  return others.size();
}

Writer::Work LiveTable::cover(StoredSeat& seat, const std::string& bot) {
  std::string kept;
  if (table_ && !seat.person.empty() && seat.bot.empty() != bot.empty()) {
    // From and to which log line: the owner is shown what was done meanwhile.
    std::string& now_kept = kept_[{seat.seat, "cover"}];
    json::object span{{"from", table_->session().log().size()}, {"to", nullptr}};
    if (bot.empty() && !now_kept.empty()) {
      span = json::parse(now_kept).as_object();
      span["to"] = table_->session().log().size();
    }
    kept = now_kept = json::serialize(span);
  }
  seat.bot = bot;
  if (table_ && bot.empty()) table_->unseat_bot(seat.seat);
  if (table_ && !bot.empty()) table_->seat_bot(seat.seat, bot);
  for (Watcher& watcher : watchers_) watcher.told = false;
  return [id = stored_.id, row = seat, kept](Database& db) {
    store::put_seat(db, id, row);
    if (!kept.empty()) store::keep(db, id, row.seat, "cover", kept);
  };
}

// A bot chooses until another seat is asked.
void LiveTable::skip(const std::string& seat) {
  table_->seat_bot(seat, usual_bot(*game_));
  for (int i = 0; i < kMostSkipped && table_->to_choose() == table_->match().find_seat(seat); ++i) {
    if (!table_->step_automatically(now())) break;
  }
  table_->unseat_bot(seat);
}

void LiveTable::on_overdue(const std::string& person, const json::object& message, const Answer& answer) {
  const std::string name = text_field(message, "seat");
  const std::optional<Overdue> what = overdue_named(text_field(message, "what"));
  StoredSeat* seat = find(name);
  if (seat == nullptr || !what) {
    return answer(error_reply("bad_message", "expected a seat, and bot, skip or wait"));
  }
  if (!has_seat(person) || seat->person == person) {
    return answer(error_reply("not_your_seat", "the other players decide that"));
  }
  if (!clocks_.overdue(name, now())) return answer(error_reply("not_overdue", "that seat still has time"));
  clocks_.settle(now());
  clocks_changed_ = true;
  const std::optional<Overdue> decided = clocks_.vote(name, person, *what, other_persons(seat->person));
  Writer::Work also;
  json::object reply{{"decided", nullptr}};
  if (decided) {
    reply["decided"] = text_field(message, "what");
    told_overdue_.clear();
    if (*decided == Overdue::Bot) also = cover(*seat, usual_bot(*game_));
    if (*decided == Overdue::Skip) skip(name);
    if (*decided == Overdue::Wait) clocks_.grant(name, now());
  }
  commit(
      std::move(also),
      [self = shared_from_this(), answer](json::object done) {
        self->tell_clocks();
        answer(std::move(done));
      },
      std::move(reply));
}

}  // namespace orrery::server
