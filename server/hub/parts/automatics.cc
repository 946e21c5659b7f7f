#include "server/hub/parts/automatics.h"

#include <utility>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/store/store.h"

namespace orrery::server {
namespace {

constexpr int kAutomaticStepsPerCommit = 32;
constexpr std::size_t kLongestPace = 10000;  // milliseconds, as a new table may have it

}  // namespace

int Automatics::step() {
  Table& table = *room_.table;
  const int most = paced() ? 1 : kAutomaticStepsPerCommit;
  int made = 0;
  // A bot may wait for the next commit; what a person need not be asked may not.
  while ((made < most || !table.bot_to_choose()) && table.step_automatically(now())) ++made;
  return made;
}

void Automatics::follow() {
  if (!paced() || !room_.table->bot_to_choose()) step();
}

void Automatics::go_on() {
  StoredTable& stored = room_.stored;
  if (!room_.table || pacing_ || !room_.playing() || room_.read_only) return;
  const int made = step();
  windows_.wait();
  Writer::Work also;
  if (room_.table->over()) {
    stored.state = TableState::Over;
    log_event(LogLevel::Info, "table_over", {{"table", stored.id}, {"game", stored.game}});
    also = [id = stored.id](Database& db) { store::set_state(db, id, TableState::Over, now()); };
    audience_.untold();
  }
  if (made == 0) room_.table->think_ahead();
  if (made == 0 && !also) return;
  if (paced()) wait_a_little();
  keeper_.commit(std::move(also), {}, {});
}

void Automatics::pace(const Message& message) {
  StoredTable& stored = room_.stored;
  if (stored.owner != message.person)
    return message.refuse("not_owner", "only whoever opened the table may do that");
  const std::size_t pace = message.number("pace", kLongestPace + 1);
  if (pace > kLongestPace) return message.refuse("bad_settings", "pace: expected a number up to 10000");
  room_.settings.pace = static_cast<int>(pace);
  stored.settings = print(room_.settings);
  audience_.untold();
  // Who waits by the old pace would make the first step of the new one late.
  if (pacing_) wait_a_little();
  keeper_.commit([id = stored.id, title = stored.title,
                  text = stored.settings](Database& db) { store::set_settings(db, id, title, text); },
                 message.answer, {{"pace", pace}});
}

void Automatics::wait_a_little() {
  pacing_ = true;
  alarm_.set(room_.settings.pace, [this] {
    pacing_ = false;
    keeper_.wake();
  });
}

}  // namespace orrery::server
