// What people say to a game: choices, drafts, questions, undo, talk.
#include <algorithm>

#include "server/base/time.h"
#include "server/hub/live_table.h"
#include "server/hub/replies.h"
#include "server/hub/steps.h"

namespace orrery::server {
namespace {

constexpr std::size_t kLongestTalk = 1000;
constexpr std::size_t kMostTalk = 5000;
constexpr std::size_t kHistoryPage = 400;
constexpr std::string_view kSeen = "seen ";

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

Eyes LiveTable::eyes_of_person(const std::string& person) const {
  Eyes eyes = 0;
  for (const SeatId seat : seats_of(person)) eyes = static_cast<Eyes>(eyes | eyes_of(seat));
  return eyes == 0 ? eyes_of(SeatId{}) : eyes;
}

std::size_t LiveTable::version_in(const std::string& person, const json::object& message) const {
  return table_->real_version(eyes_of_person(person), number_field(message, "version", 0));
}

void LiveTable::on_choose(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  std::vector<std::string> steps;
  if (!read_steps(message, steps)) return answer(bad_steps());
  const std::string id = text_field(message, "id");
  if (id.size() > 64) return answer(error_reply("bad_message", "id: at most 64 characters"));
  if (const std::string wrong = and_fault(message, steps); !wrong.empty())
    return answer(error_reply("bad_message", wrong));
  const bool in_window = table_->windows().open();
  const Taken taken = table_->choose(seat, version_in(person, message), steps, id, now());
  // Whoever chooses is back: a bot that covered the seat goes, whatever becomes of the choice.
  Writer::Work also;
  StoredSeat* stored = find(table_->match().seat_name(seat));
  if (!stored->bot.empty()) also = cover(*stored, "");
  json::object reply;
  if (taken.stale) {
    reply = error_reply("stale", "the game has moved on since you looked");
  } else if (taken.rejected.any()) {
    reply = rejected_reply(taken);
  }
  if (!reply.empty())
    return also ? commit(std::move(also), answer, std::move(reply)) : answer(std::move(reply));
  pass_on(seat, message);
  if (in_window) {
    also = [first = std::move(also), second = keep_early(seat)](Database& db) {
      if (first) first(db);
      second(db);
    };
    tell_again(seat);
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
  answer(table_->draft(seat, version_in(person, message), steps));
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
  const std::size_t to = table_->real_undo(seat, number_field(message, "to", SIZE_MAX));
  const Rejected rejected = table_->undo(seat, to, now());
  if (rejected.any()) return answer(error_reply("no_undo", rejected.error));
  commit({}, answer, {{"version", table_->shown_version(eyes_of_person(person))}});
}

void LiveTable::on_history(const std::string& person, const json::object& message, const Answer& answer) {
  const Table* table = table_for(person);
  if (table == nullptr) return answer(error_reply("not_begun", "the game has not begun"));
  const std::vector<SeatId> mine = seats_of(person);
  json::object ignored;
  const SeatId seat = mine.empty() ? SeatId{} : seat_of(person, message, ignored);
  if (!mine.empty() && !seat.valid()) return answer(std::move(ignored));
  answer({{"events", table->history(seat, number_field(message, "before", SIZE_MAX), kHistoryPage)}});
}

// Written beside the game, not before the next choice: nothing depends on it.
void LiveTable::on_seen(const std::string& person, const json::object& message, const Answer& answer) {
  if (!table_) return answer(error_reply("not_begun", "the game has not begun"));
  if (!has_seat(person)) return answer(error_reply("not_your_seat", "only for players it is remembered"));
  const std::size_t version = std::min(version_in(person, message), table_->version());
  if (version > seen_by(person)) {
    const std::string what = std::string(kSeen) + person;
    kept_[{"", what}] = std::to_string(version);
    house_.writer->write(
        [id = stored_.id, what, value = std::to_string(version),
         standing = standing_to_store()](Database& db) {
          store::keep(db, id, "", what, value);
          if (standing) store::set_standing(db, id, *standing);
        },
        [](const std::exception_ptr&) {});
  }
  answer({{"seen", table_->shown_version(eyes_of_person(person), seen_by(person))}});
}

std::size_t LiveTable::seen_by(const std::string& person) const {
  const auto found = kept_.find({"", std::string(kSeen) + person});
  return found == kept_.end() ? 0 : static_cast<std::size_t>(std::stoull(found->second));
}

// Watchers talk among themselves; players read it when the game is over.
bool LiveTable::hears(const std::string& person, const std::string& channel) const {
  return channel == "table" || !has_seat(person) || stored_.state == TableState::Over;
}

void LiveTable::on_talk(const std::string& person, const std::string& name, const json::object& message,
                        const Answer& answer) {
  const std::string text = text_field(message, "text");
  const std::string to = text_field(message, "to");
  if (text.empty() || text.size() > kLongestTalk) {
    return answer(error_reply("bad_message", "text: expected 1 to 1000 bytes"));
  }
  if (!to.empty() && to != "table" && to != "watchers") {
    return answer(error_reply("bad_message", "to: expected table or watchers"));
  }
  if (talk_.size() >= kMostTalk) return answer(error_reply("too_much", "enough has been said at this table"));
  TalkLine line{to.empty() ? "table" : to, name, text, now()};
  for (const StoredSeat& seat : stored_.seats) {
    if (!person.empty() && seat.person == person) line.name = seat.name;
  }
  if (line.channel == "table" && !has_seat(person)) {
    return answer(error_reply("not_your_seat", "only players talk at this table"));
  }
  if (person.empty() || !may_watch(person) || !hears(person, line.channel)) {
    return answer(error_reply("not_your_seat", "only watchers talk there"));
  }
  // Nobody hears what may not be there tomorrow.
  commit([id = stored_.id, line](Database& db) { store::say(db, id, line); },
         [self = shared_from_this(), line, answer](json::object reply) {
           if (!reply.contains("error")) self->said(line);
           answer(std::move(reply));
         },
         {{"said", true}});
}

void LiveTable::said(const TalkLine& line) {
  talk_.push_back(line);
  for (Watcher& watcher : watchers_) {
    const std::string& person = watcher.subscriber->person();
    if (hears(person, line.channel) && !still_waits(line, person)) send_talk(watcher, line);
  }
}

void LiveTable::send_talk(Watcher& watcher, const TalkLine& line) const {
  json::object message = talk_json(line);
  message["type"] = "talk";
  message["table"] = stored_.id;
  watcher.subscriber->send(std::move(message));
}

void LiveTable::receive(std::shared_ptr<Subscriber> from, json::object message) {
  const Answer answer = answer_to(from, message);
  enqueue([this, from, message = std::move(message),
           answer] { dispatch(from->person(), from->name(), message, answer); },
          [answer] { answer(error_reply("gone", "the table is not here any more; watch it again")); });
}

}  // namespace orrery::server
