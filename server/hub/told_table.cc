#include "server/hub/told_table.h"

#include <algorithm>
#include <utility>

#include "engine/record/record.h"
#include "server/hub/seating.h"
#include "server/hub/table_info.h"
#include "server/table/game_log.h"

namespace orrery::server {
namespace {

constexpr std::size_t kPage = 400;
constexpr std::string_view kNoWatchers = "this table is not open to watchers";

}  // namespace

ToldTable::ToldTable(StoredTable stored, const std::vector<LogLine>& log, std::vector<TalkLine> talk,
                     std::string why, Writer& writer)
    : stored_(std::move(stored)),
      settings_(parse_settings(stored_.settings)),
      talk_(std::move(talk)),
      why_(std::move(why)),
      writer_(&writer) {
  for (const LogLine& line : log) {
    const ReadLine read = read_log_line(line.line);
    if (const UndoTo* undo = std::get_if<UndoTo>(&read)) {
      steps_.resize(std::min(steps_.size(), undo->steps));
    } else {
      steps_.push_back({line.line, line.by, line.at, read_told(line.told)});
    }
  }
}

bool ToldTable::shown(const Message& message) const {
  // A game that was closed is told to watchers as late as one that ended.
  const bool early = stored_.closed != 0 && !has_seat(stored_, message.person) &&
                     now() < stored_.closed + settings_.watch_delay * 1000;
  if (!early && may_watch(stored_, settings_, message.person)) return true;
  message.refuse("no_watchers", kNoWatchers);
  return false;
}

json::object ToldTable::table_json(const std::string& person) const {
  json::object out = table_info(stored_, stored_.state, person);
  json::array talk;
  for (const TalkLine& line : talk_) {
    if (hears(stored_, person, line.channel)) talk.push_back(talk_json(line));
  }
  out["talk"] = std::move(talk);
  out["unplayable"] = why_;
  if (stored_.closed != 0) out["closed"] = stored_.closed_why;
  return out;
}

// Numbered as that person counts: steps of which they saw nothing do not count. After the end nothing is
// secret.
json::array ToldTable::events_for(const std::string& person) const {
  const Eyes eyes = stored_.state == TableState::Over ? kEverybody : eyes_of_person(stored_, person);
  json::array list;
  std::size_t step = 0;
  for (const ToldStep& told : steps_) {
    const auto seen = [&](const ToldEvent& event) { return (event.seen_by & eyes) != 0; };
    if (std::none_of(told.events.begin(), told.events.end(), seen)) continue;
    ++step;
    for (const ToldEvent& event : told.events) {
      if (!seen(event)) continue;
      json::object line{{"n", list.size()}, {"step", step}, {"text", event.text}, {"at", told.at}};
      if (told.by == "bot" || told.by == "only") line["by"] = told.by;
      list.push_back(std::move(line));
    }
  }
  return list;
}

void ToldTable::look(const Message& message) const {
  if (shown(message)) message.answer(table_json(message.person));
}

void ToldTable::history(const Message& message) const {
  if (!shown(message)) return;
  const json::array all = events_for(message.person);
  const std::size_t end = std::min(message.number("before", all.size()), all.size());
  const std::size_t begin = end - std::min(end, kPage);
  message.answer({{"events", json::array(all.begin() + static_cast<std::ptrdiff_t>(begin),
                                         all.begin() + static_cast<std::ptrdiff_t>(end))}});
}

// As it was stored: nothing in it was played again. A program that plays those rules can.
std::string ToldTable::record_text() const {
  Record out;
  out.game = stored_.game;
  out.rules = settings_.rules;
  out.pack = settings_.pack;
  out.options = settings_.options;
  out.seed = SeedLine{seed_of(stored_.seed), 0};
  for (const StoredSeat& seat : stored_.seats) {
    out.seats.emplace_back(seat.seat, seat.bot.empty() ? "human" : seat.bot);
  }
  for (const ToldStep& told : steps_) {
    const ReadLine read = read_log_line(told.line);
    if (const Step* step = std::get_if<Step>(&read)) out.steps.push_back(*step);
  }
  return out.print();
}

void ToldTable::record(const Message& message) const {
  if (!shown(message)) return;
  if (stored_.state != TableState::Over)
    return message.refuse("not_over", "the game is not over: its record holds secrets");
  message.answer({{"record", record_text()}});
}

// There is no game to see, only what happened in it.
void ToldTable::position(const Message& message) const {
  if (shown(message)) message.answer({{"table", table_json(message.person)}, {"push", nullptr}});
}

void ToldTable::throw_away(const Message& message) {
  if (!owns(stored_, message.person))
    return message.refuse("not_owner", "only whoever opened the table may do that");
  // Another server may play it yet.
  if (stored_.state != TableState::Lobby && other_persons(stored_, message.person) > 0)
    return message.refuse("others_play", "others play at this table, or have played");
  writer_->write([id = stored_.id](Database& db) { store::delete_table(db, id); },
                 [answer = message.answer](const std::exception_ptr& error) {
                   answer(error ? not_stored_reply(error) : json::object{});
                 });
}

void ToldTable::watch(std::shared_ptr<Subscriber> subscriber, WatchWish wish) {
  const std::string& person = subscriber->person();
  if (!may_watch(stored_, settings_, person)) return wish.answer(error_reply("no_watchers", kNoWatchers));
  wish.answer({{"watching", stored_.id}});
  subscriber->send(table_json(person));
}

void ToldTable::receive(std::shared_ptr<Subscriber> from, json::object message) {
  handle(message_of(std::move(from), std::move(message)));
}

void ToldTable::handle(Message message) {
  const std::string type = message.text("type");
  if (type == "history") return history(message);
  if (type == "record") return record(message);
  if (type == "delete") return throw_away(message);
  if (type == "look") return look(message);
  if (type == "position") return position(message);
  message.refuse(stored_.closed != 0 ? ErrorCode("closed") : ErrorCode("other_rules"), why_);
}

}  // namespace orrery::server
