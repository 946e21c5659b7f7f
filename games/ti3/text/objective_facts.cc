#include "games/ti3/text/objective_facts.h"

#include <algorithm>

#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/flow/status_phase.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

constexpr int kPointsOfSecret = 2;
constexpr int kPointsOfImperial = 2;  // TI3-IMPERIAL-1

ti::ShownProgress progress_with(const Look& world, SeatId seat, ObjectiveId o) {
  ti::ShownProgress out;
  out.scored = world.s.players[seat].claimed.contains(o);
  const Requirement* needs = world.r.objective(o).requirement;
  if (needs == nullptr || o == world.r.rex) return out;
  const Reached r = reached(world, seat, *needs);
  out.have = std::min(r.have, r.need);
  out.need = r.need;
  out.met = r.met();
  return out;
}

// One public and one secret objective are claimed in a status phase (TI3-STATUS-5). What it takes may be gone
// by then, and what is missing may come: this is how it stands now.
ti::ShownChances chances_of(const Look& world, SeatId seat, const PlayerView& shown) {
  ti::ShownChances out;
  for (ObjectiveId o : world.s.objectives) {
    if (may_claim(world, seat, o).allowed()) out.sure = std::max(out.sure, world.r.objective(o).points);
  }
  if (shown.has_secret) out.possible += kPointsOfSecret;
  const StrategySlot& imperial = world.s.strategy[static_cast<std::size_t>(StrategyCard::Imperial)];
  if (imperial.owner == seat && !imperial.used) out.possible += kPointsOfImperial;
  return out;
}

// TI3-VICTORY-3: Domination and Supremacy win by themselves.
bool wins_by_claim(const Look& world, SeatId seat) {
  return std::any_of(world.s.objectives.begin(), world.s.objectives.end(), [&](ObjectiveId o) {
    return world.r.objective(o).reward == Reward::Win && may_claim(world, seat, o).allowed();
  });
}

bool plays(const Look& world, SeatId seat) {
  return world.s.players[seat].race.valid() && !world.s.players[seat].eliminated;
}

void add_progress(const Look& world, ObjectiveId o, SeatSet seats, ShownOutlook& out) {
  ByName<ti::ShownProgress> by_seat;
  for (SeatId seat : seats) by_seat.add(world.r.name(seat), progress_with(world, seat, o));
  out.progress.add(world.r.name(o), std::move(by_seat));
}

}  // namespace

void add_objective_facts(const Look& world, const View& v, ShownOutlook& out) {
  SeatSet seats;
  for (int i = 0; i < world.r.players; ++i) {
    if (plays(world, SeatId(i))) seats.insert(SeatId(i));
  }
  for (ObjectiveId o : world.s.objectives) add_progress(world, o, seats, out);
  if (v.viewer.valid() && seats.contains(v.viewer)) {
    const ObjectiveId mine = v.players[v.viewer].secret;
    if (mine.valid()) add_progress(world, mine, SeatSet{v.viewer}, out);
  }
  for (SeatId seat : seats) {
    const ti::ShownChances points = chances_of(world, seat, v.players[seat]);
    out.can_score.add(world.r.name(seat), points);
    const int most = world.s.players[seat].vp + points.sure + points.possible;
    if (most >= world.r.goal || wins_by_claim(world, seat)) out.can_win.push_back(world.r.name(seat));
  }
}

}  // namespace orrery::ti3
