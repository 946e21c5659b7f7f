// Spectators who are told everything some time later, so that nobody at the table can use what they see.
#include <algorithm>
#include <chrono>

#include "server/base/time.h"
#include "server/hub/live_table.h"

namespace orrery::server {

void LiveTable::show_late(const Match& start, const std::vector<LogLine>& log) {
  if (settings_.watch_delay == 0) return;
  OpenedGame game = Table::open(*game_, start, seed_, {}, {});
  late_ = std::make_unique<DelayedTable>(std::move(game.table), window_pace(), watch_delay());
  late_->append(log);
  late_->catch_up(now());
  // What was said before the game everybody heard at once.
  late_talk_ = log.empty() ? talk_.size() : 0;
  while (late_talk_ < talk_.size() && talk_[late_talk_].at + watch_delay() <= now()) ++late_talk_;
}

bool LiveTable::late(const std::string& person) const {
  return settings_.watch_delay > 0 && stored_.state != TableState::Lobby && !has_seat(person);
}

const Table* LiveTable::table_for(const std::string& person) const {
  if (!late(person)) return table_.get();
  return late_ ? late_->shown() : nullptr;
}

TableState LiveTable::state_for(const std::string& person) const {
  if (stored_.state != TableState::Over || !late(person)) return stored_.state;
  const Table* seen = table_for(person);
  return seen != nullptr && seen->over() ? TableState::Over : TableState::Playing;
}

// What players say tells how the game stands; what spectators say to each other comes at once.
bool LiveTable::still_waits(const TalkLine& line, const std::string& person) const {
  return line.channel == "table" && late(person) && line.at + watch_delay() > now();
}

void LiveTable::wait_for_late() {
  if (!late_ || gone_) return;
  std::optional<Time> due = late_->next();
  while (late_talk_ < talk_.size() && talk_[late_talk_].channel != "table") ++late_talk_;
  if (late_talk_ < talk_.size()) {
    const Time said = talk_[late_talk_].at + watch_delay();
    due = due ? std::min(*due, said) : said;
  }
  if (!due) return;
  late_timer_.expires_after(std::chrono::milliseconds(std::max<Time>(*due - now(), 1)));
  late_timer_.async_wait([self = shared_from_this()](const boost::system::error_code& stopped) {
    if (!stopped) self->enqueue([self] { self->tell_late(); });
  });
}

void LiveTable::tell_late() {
  if (late_->catch_up(now())) {
    const bool over = late_->shown()->over();
    for (Watcher& watcher : watchers_) {
      if (!late(watcher.subscriber->person())) continue;
      if (over) watcher.told = false;
      tell(watcher);
    }
  }
  for (; late_talk_ < talk_.size(); ++late_talk_) {
    const TalkLine& line = talk_[late_talk_];
    if (line.channel != "table") continue;
    if (line.at + watch_delay() > now()) break;
    for (Watcher& watcher : watchers_) {
      if (late(watcher.subscriber->person())) send_talk(watcher, line);
    }
  }
  wait_for_late();
}

}  // namespace orrery::server
