#include "server/hub/parts/sights.h"

#include <utility>

#include "server/base/time.h"

namespace orrery::server {

void Sights::open(const Match& start, const std::vector<LogLine>& log) {
  if (room_.settings.watch_delay == 0) return;
  OpenedGame game = Table::open(*room_.game, start, room_.seed, {}, {});
  late_ = std::make_unique<DelayedTable>(std::move(game.table), room_.window_pace(), room_.watch_delay());
  late_->append(log);
  late_->catch_up(now());
}

const Table* Sights::of(const std::string& person) const {
  if (!room_.late(person)) return room_.table.get();
  return late_ ? late_->shown() : nullptr;
}

TableState Sights::state_for(const std::string& person) const {
  const TableState state = room_.stored.state;
  if (state != TableState::Over || !room_.late(person)) return state;
  const Table* seen = of(person);
  return seen != nullptr && seen->over() ? TableState::Over : TableState::Playing;
}

void Sights::storing(const std::vector<LogLine>& lines) {
  if (late_) storing_ = lines;
}

void Sights::stored() {
  if (late_) late_->append(std::exchange(storing_, {}));
}

bool Sights::catch_up() { return late_->catch_up(now()); }

}  // namespace orrery::server
