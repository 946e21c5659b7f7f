#include "server/table/delayed_table.h"

#include <stdexcept>

namespace orrery::server {

DelayedTable::DelayedTable(std::unique_ptr<Table> game, WindowPace pace, Time delay)
    : table_(std::move(game)), pace_(std::move(pace)), delay_(delay) {}

void DelayedTable::append(const std::vector<LogLine>& lines) {
  waiting_.insert(waiting_.end(), lines.begin(), lines.end());
}

bool DelayedTable::catch_up(Time now) {
  bool shown = false;
  while (!waiting_.empty() && waiting_.front().at + delay_ <= now) {
    const std::string error = table_->repeat(waiting_.front());
    if (!error.empty()) throw std::logic_error("a line that was played cannot be played again: " + error);
    waiting_.pop_front();
    shown = true;
  }
  // Which window is open at that point.
  if (shown) table_->set_window_pace(pace_, now);
  return shown;
}

std::optional<Time> DelayedTable::next() const {
  if (waiting_.empty()) return std::nullopt;
  return waiting_.front().at + delay_;
}

}  // namespace orrery::server
