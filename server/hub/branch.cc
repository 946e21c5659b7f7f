#include "server/hub/branch.h"

#include <algorithm>

#include "server/base/time.h"
#include "server/hub/standing.h"
#include "server/people/secrets.h"

namespace orrery::server {

std::optional<std::size_t> last_choice(std::size_t step,
                                       const std::function<const Match&(std::size_t)>& position) {
  while (position(step).stop() != Stop::Decision) {
    if (step == 0) return std::nullopt;
    --step;
  }
  return step;
}

void begin_branch(StoredTable& table, const Match& match, const std::string& mine, const std::string& person,
                  const std::string& name, const std::string& bot) {
  table.id = new_name();
  table.state = TableState::Playing;
  table.owner = person;
  table.node.clear();
  table.rows = 0;
  table.created = table.changed = now();
  for (StoredSeat& seat : table.seats) {
    const bool me = seat.seat == mine;
    seat.person = me ? person : "";
    seat.name = me ? name : "";
    seat.bot = me ? "" : bot;
    seat.invite.clear();
  }
  table.standing = first_standing(match, mine);
}

void add_branch(Database& db, const Branch& branch) {
  store::add_table(db, branch.table);
  store::set_standing(db, branch.table.id, branch.table.standing);
  store::append(db, branch.table.id, "", 0, branch.lines);
  store::keep(db, branch.table.id, "", kFork, std::to_string(branch.step));
}

std::string usual_bot(const Game& game) {
  const std::vector<std::string> bots = game.bots();
  const auto greedy = std::find(bots.begin(), bots.end(), "greedy");
  if (greedy != bots.end()) return *greedy;
  return bots.empty() ? std::string{} : bots.front();
}

}  // namespace orrery::server
