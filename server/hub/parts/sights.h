// The game as each person may see it by now. Players see it as it is; spectators, where the table wants that,
// as it was some time ago (setting watch_delay).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hub/room.h"
#include "server/table/delayed_table.h"

namespace orrery::server {

class Sights {
 public:
  explicit Sights(const Room& room) : room_(room) {}

  // `start` is the game before its first step, `log` what has happened in it.
  void open(const Match& start, const std::vector<LogLine>& log);
  // Null if there is nothing to see yet.
  [[nodiscard]] const Table* of(const std::string& person) const;
  [[nodiscard]] TableState state_for(const std::string& person) const;

  // What late spectators see goes through the store like everything: lines are shown once they are durable.
  void storing(const std::vector<LogLine>& lines);
  void stored();

  // Whether there is a game that is seen late.
  [[nodiscard]] bool delayed() const { return late_ != nullptr; }
  // Shows what is due. True if there was something.
  bool catch_up();
  // When the next line is due; nothing if none waits.
  [[nodiscard]] std::optional<Time> next() const { return late_->next(); }
  // Whether those who are late have seen the end.
  [[nodiscard]] bool late_over() const { return late_->shown()->over(); }

 private:
  const Room& room_;
  std::unique_ptr<DelayedTable> late_;
  std::vector<LogLine> storing_;
};

}  // namespace orrery::server
