#include "server/hub/parts/choosing.h"

#include <optional>
#include <utility>

#include "server/base/time.h"
#include "server/hub/steps.h"

namespace orrery::server {

void Choosing::choose(const Message& message) {
  const SeatId seat = room_.seat_in(message);
  if (!seat.valid()) return;
  std::vector<std::string> steps;
  if (!read_steps(message.fields, steps)) return message.answer(bad_steps());
  const std::string id = message.text("id");
  if (id.size() > 64) return message.refuse("bad_message", "id: at most 64 characters");
  if (const std::string wrong = and_fault(message.fields, steps); !wrong.empty())
    return message.refuse("bad_message", wrong);
  const bool in_window = room_.table->windows().open();
  const Taken what = room_.table->choose(seat, room_.version_in(message), steps, id, now());
  // Whoever chooses is back: a bot that covered the seat goes, whatever becomes of the choice.
  Writer::Work also;
  StoredSeat* stored = room_.find(room_.table->match().seat_name(seat));
  if (!stored->bot.empty()) also = cover_.put(*stored, "", Cover::By::Player);
  if (!what.stale && !what.rejected.any()) return taken(message, seat, what, in_window, std::move(also));
  json::object reply =
      what.stale ? error_reply("stale", "the game has moved on since you looked") : rejected_reply(what);
  if (!also) return message.answer(std::move(reply));
  keeper_.commit(std::move(also), message.answer, std::move(reply));
}

void Choosing::taken(const Message& message, SeatId seat, const Taken& what, bool in_window,
                     Writer::Work also) {
  windows_.pass_on(seat, message);
  if (in_window) {
    also = [first = std::move(also), second = windows_.keep(seat)](Database& db) {
      if (first) first(db);
      second(db);
    };
    audience_.tell_again(seat);
  }
  json::array rest;
  for (const std::string& step : what.rest) rest.push_back(json::string(step));
  keeper_.commit_choice(std::move(also), message.answer, {{"rest", std::move(rest)}});
}

void Choosing::draft(const Message& message) {
  const SeatId seat = room_.seat_in(message);
  if (!seat.valid()) return;
  std::vector<std::string> steps;
  if (!read_steps(message.fields, steps)) return message.answer(bad_steps());
  std::optional<std::vector<std::string>> fill;
  if (message.fields.contains("finish") && !read_list(message.fields, "finish", fill.emplace()))
    return message.refuse("bad_message", "finish: expected a list of kinds of questions");
  message.answer(room_.table->draft(seat, room_.version_in(message), steps, fill));
}

void Choosing::why(const Message& message) {
  const SeatId seat = room_.seat_in(message);
  if (!seat.valid()) return;
  std::vector<std::string> steps;
  if (message.fields.contains("steps") && !read_steps(message.fields, steps))
    return message.answer(bad_steps());
  message.answer(room_.table->why(seat, message.text("choice"), steps));
}

void Choosing::undo(const Message& message) {
  const SeatId seat = room_.seat_in(message);
  if (!seat.valid()) return;
  if (!room_.settings.undo) return message.refuse("no_undo", "this table plays without undo");
  const std::size_t to = room_.table->real_undo(seat, message.number("to", SIZE_MAX));
  const Rejected rejected = room_.table->undo(seat, to, now());
  if (rejected.any()) return message.refuse("no_undo", rejected.error);
  keeper_.commit({}, message.answer, {{"version", room_.table->shown_version(room_.eyes(message.person))}});
}

}  // namespace orrery::server
