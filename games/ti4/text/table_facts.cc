#include "games/ti4/text/table_facts.h"

#include "games/ti4/flow/frames.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

std::vector<ShownMoving> ships_under_way(const Look& world) {
  std::vector<ShownMoving> out;
  for (const Moving& m : world.s.tactical.moving) {
    if (m.count == 0) continue;  // has arrived
    const Piece piece = piece_of(m.piece);
    out.push_back({piece.unit, piece.damaged, m.count, world.r.name(m.from), m.infantry, m.fighters});
  }
  return out;
}

}  // namespace

ShownOutlook outlook_of(const Look& world, const View& v) {
  ShownOutlook out;
  if (v.viewer.valid()) out.viewer = world.r.name(v.viewer);
  out.moving = ships_under_way(world);
  for (const Frames& frame : world.s.flow.frames) {
    if (const auto* t = std::get_if<Transaction>(&frame))
      out.transaction = ShownTransaction{world.r.name(t->from), world.r.name(t->to)};
  }
  for (SeatId seat : v.turn.dealt_with) out.dealt_with.push_back(world.r.name(seat));
  add_objective_facts(world, v, out);
  return out;
}

}  // namespace orrery::ti4
