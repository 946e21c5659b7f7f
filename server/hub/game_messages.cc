// What people say to a game: choices, drafts, questions, undo, talk.
#include "server/hub/live_table.h"
#include "server/hub/replies.h"
#include "server/hub/time.h"

namespace orrery::server {
namespace {

constexpr std::size_t kMostSteps = 200;
constexpr std::size_t kLongestStep = 400;
constexpr std::size_t kLongestTalk = 1000;
constexpr std::size_t kMostTalk = 5000;
constexpr std::size_t kHistoryPage = 400;

// False: the message has no list of choices, or one that no player makes.
bool read_steps(const json::object& message, std::vector<std::string>& out) {
  const json::value* value = message.if_contains("steps");
  const json::array* list = value == nullptr ? nullptr : value->if_array();
  if (list == nullptr || list->size() > kMostSteps) return false;
  for (const json::value& step : *list) {
    const json::string* text = step.if_string();
    if (text == nullptr || text->size() > kLongestStep) return false;
    out.emplace_back(*text);
  }
  return true;
}

json::object bad_steps() { return error_reply("bad_message", "steps: expected a list of choices as texts"); }

}  // namespace

SeatId LiveTable::seat_of(const std::string& person, const json::object& message, json::object& error) const {
  if (!table_) {
    error = error_reply("not_begun", "the game has not begun");
    return {};
  }
  const std::vector<SeatId> mine = seats_of(person);
  const std::string wanted = text_field(message, "seat");
  for (const SeatId seat : mine) {
    if (wanted.empty() ? mine.size() == 1 : table_->match().seat_name(seat) == wanted) return seat;
  }
  error = mine.size() > 1 && wanted.empty() ? error_reply("which_seat", "you have several seats: name one")
                                            : error_reply("not_your_seat", "that is not your seat");
  return {};
}

void LiveTable::on_choose(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  std::vector<std::string> steps;
  if (!read_steps(message, steps)) return answer(bad_steps());
  const std::string id = text_field(message, "id");
  if (id.size() > 64) return answer(error_reply("bad_message", "id: at most 64 characters"));
  const Taken taken = table_->choose(seat, number_field(message, "version", 0), steps, id, now());
  if (taken.stale) return answer(error_reply("stale", "the game has moved on since you looked"));
  if (taken.rejected.any()) {
    json::object reply = error_reply(taken.code, taken.rejected.error);
    reply["index"] = taken.rejected.index;
    if (!taken.rejected.rule.empty()) reply["rule"] = taken.rejected.rule;
    return answer(std::move(reply));
  }
  // Whoever chooses is back: a bot that covered the seat goes.
  Writer::Work also;
  StoredSeat* stored = find(table_->match().seat_name(seat));
  if (!stored->bot.empty()) {
    table_->unseat_bot(stored->seat);
    stored->bot.clear();
    also = [id = stored_.id, row = *stored](Database& db) { store::put_seat(db, id, row); };
    for (Watcher& watcher : watchers_) watcher.told = false;
  }
  json::array rest;
  for (const std::string& step : taken.rest) rest.push_back(json::string(step));
  commit_choice(std::move(also), answer, {{"rest", std::move(rest)}});
}

void LiveTable::on_draft(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  std::vector<std::string> steps;
  if (!read_steps(message, steps)) return answer(bad_steps());
  answer(table_->draft(seat, number_field(message, "version", 0), steps));
}

void LiveTable::on_why(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  answer(table_->why(seat, text_field(message, "choice")));
}

void LiveTable::on_undo(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  if (!settings_.undo) return answer(error_reply("no_undo", "this table plays without undo"));
  const Rejected rejected = table_->undo(seat, number_field(message, "to", SIZE_MAX), now());
  if (rejected.any()) return answer(error_reply("no_undo", rejected.error));
  commit({}, answer, {{"version", table_->version()}});
}

void LiveTable::on_history(const std::string& person, const json::object& message, const Answer& answer) {
  if (!table_) return answer(error_reply("not_begun", "the game has not begun"));
  const std::vector<SeatId> mine = seats_of(person);
  json::object ignored;
  const SeatId seat = mine.empty() ? SeatId{} : seat_of(person, message, ignored);
  if (!mine.empty() && !seat.valid()) return answer(std::move(ignored));
  answer({{"events", table_->history(seat, number_field(message, "before", SIZE_MAX), kHistoryPage)}});
}

void LiveTable::on_talk(const std::string& person, const json::object& message, const Answer& answer) {
  const std::string text = text_field(message, "text");
  if (text.empty() || text.size() > kLongestTalk) {
    return answer(error_reply("bad_message", "text: expected 1 to 1000 bytes"));
  }
  if (!has_seat(person)) return answer(error_reply("not_your_seat", "only players talk at this table"));
  if (talk_.size() >= kMostTalk) return answer(error_reply("too_much", "enough has been said at this table"));
  TalkLine line{"table", "", text, now()};
  for (const StoredSeat& seat : stored_.seats) {
    if (seat.person == person) line.name = seat.name;
  }
  talk_.push_back(line);
  for (Watcher& watcher : watchers_) {
    watcher.subscriber->send(
        {{"type", "talk"}, {"table", stored_.id}, {"name", line.name}, {"text", line.text}, {"at", line.at}});
  }
  commit([id = stored_.id, line](Database& db) { store::say(db, id, line); }, answer, {{"said", true}});
}

void LiveTable::receive(std::shared_ptr<Subscriber> from, json::object message) {
  enqueue([this, from = std::move(from), message = std::move(message)] {
    const json::value* reference = message.if_contains("ref");
    const Answer answer = [from,
                           ref = reference == nullptr ? json::value{} : *reference](json::object reply) {
      reply["type"] = "answer";
      reply["ref"] = ref;
      from->send(std::move(reply));
    };
    dispatch(from->person(), "", message, answer);
  });
}

}  // namespace orrery::server
