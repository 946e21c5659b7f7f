#include "server/hub/parts/window_answers.h"

#include <utility>

#include "server/base/time.h"
#include "server/hub/steps.h"

namespace orrery::server {
namespace {

constexpr const char* kEarly = "early";

}  // namespace

void WindowAnswers::open() {
  Table& table = *room_.table;
  for (const auto& [key, value] : room_.kept) {
    if (key.second == "orders") table.read_orders(key.first, value);
  }
  table.set_window_pace(room_.window_pace(), now());
  for (const auto& [key, value] : room_.kept) {
    if (key.second != kEarly) continue;
    // Answers to a window that is closed by now are not taken.
    const json::object early = json::parse(value).as_object();
    std::vector<std::string> steps;
    for (const json::value& step : early.at("steps").as_array()) steps.emplace_back(step.as_string());
    table.answer_early(table.match().find_seat(key.first), text_field(early, "window"), steps);
  }
}

Writer::Work WindowAnswers::keep(SeatId seat) const {
  const Table& table = *room_.table;
  json::array steps;
  if (const std::vector<std::string>* answer = table.windows().answer_of(seat)) {
    for (const std::string& step : *answer) steps.push_back(json::string(step));
  }
  const json::object early{{"window", table.windows().id()}, {"steps", std::move(steps)}};
  return [id = room_.stored.id, name = table.match().seat_name(seat),
          text = json::serialize(early)](Database& db) { store::keep(db, id, name, kEarly, text); };
}

void WindowAnswers::wait() {
  const std::optional<Time> due = room_.table->windows().due();
  const Time left = due ? *due - now() : 0;
  if (left <= 0) return alarm_.stop();
  alarm_.set(left, [this] { keeper_.wake(); });
}

void WindowAnswers::pass_on(SeatId seat, const Message& message) {
  const std::string until = message.text("and");
  if (!until.empty()) room_.table->set_order(seat, {{"kind", "pass_all"}, {"until", until}});
}

void WindowAnswers::early(const Message& message) {
  const SeatId seat = room_.seat_in(message);
  if (!seat.valid()) return;
  std::vector<std::string> steps;
  if (!read_steps(message.fields, steps)) return message.answer(bad_steps());
  if (const std::string wrong = and_fault(message.fields, steps); !wrong.empty())
    return message.refuse("bad_message", wrong);
  const Taken taken = room_.table->answer_early(seat, message.text("window"), steps);
  if (taken.stale) return message.refuse("stale", "that window is closed");
  if (taken.rejected.any()) return message.answer(rejected_reply(taken));
  pass_on(seat, message);
  json::object window = *room_.table->window_json(seat);
  window["now"] = now();
  audience_.tell_again(seat);
  keeper_.commit(keep(seat), message.answer, {{"window", std::move(window)}});
}

// Told at once, for nothing of it is stored.
void WindowAnswers::hold(const Message& message) {
  const SeatId seat = room_.seat_in(message);
  if (!seat.valid()) return;
  const std::string wrong = room_.table->hold_window(seat, message.text("window"), now());
  if (!wrong.empty()) return message.refuse("no_hold", wrong);
  message.answer({{"held", true}});
  audience_.tell_again(SeatId{});
  teller_.tell_all();
}

}  // namespace orrery::server
