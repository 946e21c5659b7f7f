#include "server/hub/parts/automatics.h"

#include <utility>

#include "server/base/log.h"
#include "server/base/time.h"

namespace orrery::server {
namespace {

constexpr int kAutomaticStepsPerCommit = 32;

}  // namespace

int Automatics::step() {
  Table& table = *room_.table;
  const int most = paced() ? 1 : kAutomaticStepsPerCommit;
  int made = 0;
  // A bot may wait for the next commit; what a person need not be asked may not.
  while ((made < most || !table.bot_to_choose()) && table.step_automatically(now())) ++made;
  return made;
}

void Automatics::go_on() {
  StoredTable& stored = room_.stored;
  if (!room_.table || pacing_ || !room_.playing()) return;
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

void Automatics::wait_a_little() {
  pacing_ = true;
  alarm_.set(room_.settings.pace, [this] {
    pacing_ = false;
    keeper_.wake();
  });
}

}  // namespace orrery::server
