// How far players are with objectives, and who could win.
#include <algorithm>

#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/flow/status_phase.h"
#include "games/ti4/query.h"
#include "games/ti4/text/table_facts.h"

namespace orrery::ti4 {
namespace {

// How much of the requirement the player has; what is asked for, `count`, at most.
int have(const Look& world, SeatId seat, const Requirement& needs) {
  const Player& p = world.s.players[seat];
  switch (needs.cost) {
    case ObjectiveCost::None:
      break;
    case ObjectiveCost::Resources:
      return purchasing_power(world, seat, Currency::Resources);
    case ObjectiveCost::Influence:
      return purchasing_power(world, seat, Currency::Influence);
    case ObjectiveCost::TradeGoods:
      return p.trade_goods;
    case ObjectiveCost::Tokens:
      return p.tactic + p.strategy;
    case ObjectiveCost::ActionCards:
      return p.hand.size();
  }
  int n = needs.count;
  while (n > 0 && (needs.met == nullptr || !needs.met(world, seat, n))) --n;
  return n;
}

ShownProgress progress_with(const Look& world, SeatId seat, ObjectiveId o) {
  const Requirement* needs = world.r.objective(o).requirement;
  ShownProgress out;
  out.scored = world.s.players[seat].scored.contains(o);
  if (needs == nullptr) return out;  // of the action phase: nothing to count
  out.have = std::min(have(world, seat, *needs), needs->count);
  out.need = needs->count;
  out.met = meets(world, seat, o);
  return out;
}

// Objectives that everybody can score.
ObjectiveSet open_objectives(const Look& world) {
  ObjectiveSet out;
  for (ObjectiveId o : world.s.public_objectives) out.insert(o);
  for (const LawInPlay& law : world.s.laws) {
    if (law.objective.valid()) out.insert(law.objective);
  }
  return out;
}

// One public objective is scored in the status phase (20.6), another one with Imperial. What it takes to
// score one may be gone by then, and what is missing may come: this is how it stands now.
ShownChances chances_of(const Look& world, SeatId seat, const PlayerView& shown) {
  std::vector<int> open;
  OptionList list;
  list_public_objectives(world, seat, list);
  for (std::size_t i = 0; i < list.size(); ++i)
    open.push_back(world.r.objective(ObjectiveId(list[i].operand(0))).points);
  std::sort(open.rbegin(), open.rend());
  ShownChances out;
  if (!open.empty()) out.sure = open[0];
  if (shown.secret_count > 0) ++out.possible;
  if (world.s.custodians) ++out.possible;
  const StrategySlot& imperial = world.s.strategy[static_cast<std::size_t>(StrategyCard::Imperial)];
  if (imperial.owner == seat && !imperial.exhausted) {
    if (open.size() > 1) out.possible += open[1];
    if (world.s.planets[world.r.mecatol].controller == seat) ++out.possible;
  }
  return out;
}

}  // namespace

void add_objective_facts(const Look& world, const View& v, ShownOutlook& out) {
  ObjectiveSet shown = open_objectives(world);
  if (v.viewer.valid()) shown |= v.players[v.viewer].secrets;
  const ObjectiveSet open = open_objectives(world);
  for (ObjectiveId o : shown) {
    ByName<ShownProgress> seats;
    for (int i = 0; i < world.r.players; ++i) {
      const SeatId seat(i);
      if (!world.s.players[seat].faction.valid() || world.s.players[seat].eliminated) continue;
      if (open.contains(o) || seat == v.viewer) seats.add(world.r.name(seat), progress_with(world, seat, o));
    }
    out.progress.add(world.r.name(o), std::move(seats));
  }
  for (int i = 0; i < world.r.players; ++i) {
    const SeatId seat(i);
    const Player& p = world.s.players[seat];
    if (!p.faction.valid() || p.eliminated) continue;
    const ShownChances points = chances_of(world, seat, v.players[seat]);
    out.can_score.add(world.r.name(seat), points);
    if (p.vp + points.sure + points.possible >= world.r.options.goal)
      out.can_win.push_back(world.r.name(seat));
  }
  out.goal = world.r.options.goal;
}

}  // namespace orrery::ti4
