#include "server/hub/parts/late_watchers.h"

#include <algorithm>

#include "server/base/time.h"
#include "server/hub/table_info.h"

namespace orrery::server {

void LateWatchers::open(const Match& start, const std::vector<LogLine>& log) {
  sights_.open(start, log);
  if (!sights_.delayed()) return;
  // What was said before the game everybody heard at once.
  talk_ = log.empty() ? room_.talk.size() : 0;
  while (talk_ < room_.talk.size() && room_.talk[talk_].at + room_.watch_delay() <= now()) ++talk_;
}

void LateWatchers::wait() {
  if (!sights_.delayed() || keeper_.gone()) return;
  std::optional<Time> due = sights_.next();
  while (talk_ < room_.talk.size() && room_.talk[talk_].channel != kTable) ++talk_;
  if (talk_ < room_.talk.size()) {
    const Time said = room_.talk[talk_].at + room_.watch_delay();
    due = due ? std::min(*due, said) : said;
  }
  if (!due) return;
  alarm_.set(std::max<Time>(*due - now(), 1), [this] { keeper_.later([this] { tell(); }); });
}

void LateWatchers::tell() {
  if (sights_.catch_up()) {
    teller_.tell_late();
    positions_.tell();
  }
  for (; talk_ < room_.talk.size(); ++talk_) {
    const TalkLine& line = room_.talk[talk_];
    if (line.channel != kTable) continue;
    if (line.at + room_.watch_delay() > now()) break;
    audience_.send(talk_message(room_.stored.id, line),
                   [this](const std::string& person) { return room_.late(person); });
  }
  wait();
}

}  // namespace orrery::server
