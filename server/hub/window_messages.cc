// Reaction windows with people: who is asked how, answers before they are asked for, time to think.
#include <algorithm>
#include <set>

#include "server/base/time.h"
#include "server/hub/live_table.h"
#include "server/hub/replies.h"
#include "server/hub/steps.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

constexpr int kDrawn = 100000;

// A number that nobody at the table can foresee.
int unforeseen() {
  const auto bytes = random_bytes(4);
  std::uint32_t number = 0;
  for (const std::uint8_t byte : bytes) number = number << 8U | byte;
  return static_cast<int>(number % kDrawn);
}

bool has_option(const Game& game, std::string_view name) {
  const std::vector<OptionSpec> options = game.options();
  return std::any_of(options.begin(), options.end(), [&](const OptionSpec& o) { return o.name == name; });
}

}  // namespace

Writer::Work LiveTable::decide_open_settings() {
  const auto persons = std::count_if(stored_.seats.begin(), stored_.seats.end(), [](const StoredSeat& seat) {
    return !seat.person.empty() && seat.bot.empty();
  });
  if (!settings_.reactions) {
    const bool days = settings_.clock.kind == ClockSettings::Kind::Days;
    settings_.reactions = persons <= 1 ? Reactions::Open : days ? Reactions::Even : Reactions::Sealed;
  }
  // Asking only holders would tell who they are.
  if (*settings_.reactions != Reactions::Open && has_option(*game_, "windows"))
    settings_.options["windows"] = "possible";
  settings_.rules = game_->rules_version();
  settings_.pack.clear();  // of the game that this one is the rematch of
  if (const StartPositions::Start start = house_.start(*game_, settings_); start.match != nullptr)
    settings_.pack = game_->pack_identity(*start.match);
  stored_.settings = print(settings_);
  return [id = stored_.id, title = stored_.title, settings = stored_.settings](Database& db) {
    store::set_settings(db, id, title, settings);
  };
}

WindowPace LiveTable::window_pace() const {
  WindowPace pace = settings_.windows;
  pace.reactions = settings_.reactions.value_or(Reactions::Open);
  // People who come by once a day, or share one screen, cannot answer within a beat.
  std::multiset<std::string> seats;
  for (const StoredSeat& seat : stored_.seats) {
    if (!seat.person.empty() && seat.bot.empty()) seats.insert(seat.person);
  }
  const bool shared = std::any_of(seats.begin(), seats.end(),
                                  [&](const std::string& person) { return seats.count(person) > 1; });
  pace.patient = shared || settings_.clock.kind == ClockSettings::Kind::Days;
  pace.draw = unforeseen;
  return pace;
}

void LiveTable::open_windows() {
  for (const auto& [key, value] : kept_) {
    if (key.second == "orders") table_->read_orders(key.first, value);
  }
  table_->set_window_pace(window_pace(), now());
  for (const auto& [key, value] : kept_) {
    if (key.second != "early") continue;
    // Answers to a window that is closed by now are not taken.
    const json::object early = json::parse(value).as_object();
    std::vector<std::string> steps;
    for (const json::value& step : early.at("steps").as_array()) steps.emplace_back(step.as_string());
    table_->answer_early(table_->match().find_seat(key.first), text_field(early, "window"), steps);
  }
}

Writer::Work LiveTable::keep_early(SeatId seat) const {
  json::array steps;
  if (const std::vector<std::string>* answer = table_->windows().answer_of(seat)) {
    for (const std::string& step : *answer) steps.push_back(json::string(step));
  }
  const json::object early{{"window", table_->windows().id()}, {"steps", std::move(steps)}};
  return [id = stored_.id, name = table_->match().seat_name(seat),
          text = json::serialize(early)](Database& db) { store::keep(db, id, name, "early", text); };
}

void LiveTable::wait_for_window() {
  const std::optional<Time> due = table_->windows().due();
  const Time left = due ? *due - now() : 0;
  if (left <= 0) {
    window_timer_.cancel();
    return;
  }
  window_timer_.expires_after(std::chrono::milliseconds(left));
  window_timer_.async_wait([self = shared_from_this()](const boost::system::error_code& stopped) {
    if (!stopped) self->run_waiting();
  });
}

// Within a beat nobody could come; and the same people are told in the same words whatever the others hold.
void LiveTable::tell_waited_for() {
  if (!table_) return;
  const WindowDesk& windows = table_->windows();
  if (!windows.open() || windows.closes_at() || std::exchange(noticed_window_, windows.id()) == windows.id())
    return;
  for (const SeatId seat : windows.waited_for()) notice(table_->match().seat_name(seat), "You may react");
}

void LiveTable::tell_again(SeatId seat) {
  for (Watcher& watcher : watchers_) {
    const std::vector<SeatId> mine = seats_of(watcher.subscriber->person());
    if (!seat.valid() || std::find(mine.begin(), mine.end(), seat) != mine.end()) watcher.again = true;
  }
}

void LiveTable::pass_on(SeatId seat, const json::object& message) {
  const std::string until = text_field(message, "and");
  if (!until.empty()) table_->set_order(seat, {{"kind", "pass_all"}, {"until", until}});
}

void LiveTable::on_early(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  std::vector<std::string> steps;
  if (!read_steps(message, steps)) return answer(bad_steps());
  if (const std::string wrong = and_fault(message, steps); !wrong.empty())
    return answer(error_reply("bad_message", wrong));
  const Taken taken = table_->answer_early(seat, text_field(message, "window"), steps);
  if (taken.stale) return answer(error_reply("stale", "that window is closed"));
  if (taken.rejected.any()) return answer(rejected_reply(taken));
  pass_on(seat, message);
  json::object window = *table_->window_json(seat);
  window["now"] = now();
  tell_again(seat);
  commit(keep_early(seat), answer, {{"window", std::move(window)}});
}

void LiveTable::on_hold(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  const std::string wrong = table_->hold_window(seat, text_field(message, "window"), now());
  if (!wrong.empty()) return answer(error_reply("no_hold", wrong));
  answer({{"held", true}});
  tell_again(SeatId{});
  tell_all();
}

}  // namespace orrery::server
