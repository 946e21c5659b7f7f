#include "server/hub/told_table.h"

#include <algorithm>

#include "engine/record/record.h"
#include "server/hub/replies.h"
#include "server/hub/table_info.h"
#include "server/table/game_log.h"

namespace orrery::server {
namespace {

constexpr std::size_t kPage = 400;

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

bool ToldTable::has_seat(const std::string& person) const {
  return std::any_of(stored_.seats.begin(), stored_.seats.end(),
                     [&](const StoredSeat& seat) { return !person.empty() && seat.person == person; });
}

bool ToldTable::may_watch(const std::string& person) const {
  return settings_.watch || stored_.owner == person || has_seat(person);
}

Eyes ToldTable::eyes_of_person(const std::string& person) const {
  if (stored_.state == TableState::Over) return kEverybody;
  Eyes eyes = 0;
  for (const StoredSeat& seat : stored_.seats) {
    if (!person.empty() && seat.person == person)
      eyes = static_cast<Eyes>(eyes | eyes_of(SeatId(static_cast<int>(seat.place))));
  }
  return eyes != 0 ? eyes : eyes_of(SeatId{});
}

json::object ToldTable::table_json(const std::string& person) const {
  json::object out = table_info(stored_, stored_.state, person);
  json::array talk;
  for (const TalkLine& line : talk_) {
    if (line.channel == "table" || !has_seat(person) || stored_.state == TableState::Over)
      talk.push_back(talk_json(line));
  }
  out["talk"] = std::move(talk);
  out["unplayable"] = why_;
  return out;
}

// Numbered as that person counts: steps of which they saw nothing do not count.
json::array ToldTable::events_for(const std::string& person) const {
  const Eyes eyes = eyes_of_person(person);
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

void ToldTable::on_history(const std::string& person, const json::object& message,
                           const Answer& answer) const {
  if (!may_watch(person)) return answer(error_reply("no_watchers", "this table is not open to watchers"));
  const json::array all = events_for(person);
  const std::size_t end = std::min(number_field(message, "before", all.size()), all.size());
  const std::size_t begin = end - std::min(end, kPage);
  answer({{"events", json::array(all.begin() + static_cast<std::ptrdiff_t>(begin),
                                 all.begin() + static_cast<std::ptrdiff_t>(end))}});
}

// As it was stored: nothing in it was played again. A program that plays those rules can.
std::string ToldTable::record() const {
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

void ToldTable::on_record(const std::string& person, const Answer& answer) const {
  if (!may_watch(person)) return answer(error_reply("no_watchers", "this table is not open to watchers"));
  if (stored_.state != TableState::Over)
    return answer(error_reply("not_over", "the game is not over: its record holds secrets"));
  answer({{"record", record()}});
}

void ToldTable::on_delete(const std::string& person, const Answer& answer) {
  if (person.empty() || stored_.owner != person)
    return answer(error_reply("not_owner", "only whoever opened the table may do that"));
  // Another server may play it yet.
  const bool others = std::any_of(stored_.seats.begin(), stored_.seats.end(), [&](const StoredSeat& seat) {
    return !seat.person.empty() && seat.person != person;
  });
  if (stored_.state == TableState::Playing && others)
    return answer(error_reply("others_play", "others still play at this table"));
  writer_->write([id = stored_.id](Database& db) { store::delete_table(db, id); },
                 [answer](const std::exception_ptr& error) {
                   answer(error ? error_reply("not_stored", "that could not be stored; nothing has changed")
                                : json::object{});
                 });
}

void ToldTable::watch(std::shared_ptr<Subscriber> subscriber, std::size_t /*since*/) {
  subscriber->send(may_watch(subscriber->person())
                       ? table_json(subscriber->person())
                       : error_reply("no_watchers", "this table is not open to watchers"));
}

void ToldTable::receive(std::shared_ptr<Subscriber> from, json::object message) {
  const Answer answer = answer_to(from, message);
  handle(from->person(), from->name(), std::move(message), answer);
}

void ToldTable::handle(std::string person, std::string /*name*/, json::object message, Answer answer) {
  const std::string type = text_field(message, "type");
  if (type == "history") return on_history(person, message, answer);
  if (type == "record") return on_record(person, answer);
  if (type == "delete") return on_delete(person, answer);
  if (type == "look")
    return answer(may_watch(person) ? table_json(person)
                                    : error_reply("no_watchers", "this table is not open to watchers"));
  answer(error_reply("other_rules", why_));
}

}  // namespace orrery::server
