// A table's past: what happened since somebody looked, and a finished game step by step.
#include <algorithm>

#include "server/table/table.h"
#include "server/table/told_log.h"

namespace orrery::server {

std::size_t Table::news(SeatId viewer, std::size_t since) const {
  // What an undo took back in between does not count, what came instead does.
  return shown_events(viewer, session_->log().size()) - shown_events(viewer, known_events(since));
}

json::array Table::step_events(std::size_t step, SeatId viewer, bool all) const {
  const std::vector<LoggedEvent>& log = session_->log();
  auto event = std::lower_bound(log.begin(), log.end(), step,
                                [](const LoggedEvent& e, std::size_t s) { return e.step < s; });
  json::array list;
  for (; event != log.end() && event->step == step; ++event) {
    if (all || match().visible(event->event, viewer)) {
      list.push_back(event_json(static_cast<std::size_t>(event - log.begin())));
    }
  }
  return list;
}

std::vector<LogLine> Table::first_lines(std::size_t steps) const {
  std::vector<LogLine> lines;
  const std::vector<std::string> told = told_steps(*session_, std::min(steps, session_->steps()));
  for (std::size_t i = 0; i < told.size(); ++i) {
    // Whose request it was is over; what answered by itself stays known.
    const std::string& by = origins_[i].by;
    lines.push_back(
        {session_->step(i).print(), by == "bot" || by == "only" ? by : "", origins_[i].at, told[i]});
  }
  return lines;
}

}  // namespace orrery::server
