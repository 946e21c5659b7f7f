// A game as it stood some time ago: what spectators see where they are told everything late. It is the same
// log, played again later, so nothing can come early by another way.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "server/table/table.h"

namespace orrery::server {

class DelayedTable {
 public:
  // `game` stands before its first step; a line is shown `delay` milliseconds after its time.
  DelayedTable(std::unique_ptr<Table> game, WindowPace pace, Time delay);

  // Lines that are stored by now, in their order.
  void append(const std::vector<LogLine>& lines);
  // Shows what is due. True if there was something.
  bool catch_up(Time now);
  // When the next line is due; nothing if none waits.
  [[nodiscard]] std::optional<Time> next() const;
  // The game as it may be seen now; null before its first line.
  [[nodiscard]] const Table* shown() const { return table_->version() == 0 ? nullptr : table_.get(); }

 private:
  std::unique_ptr<Table> table_;
  WindowPace pace_;
  Time delay_;
  std::deque<LogLine> waiting_;
};

}  // namespace orrery::server
