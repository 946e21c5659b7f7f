// Who could move ships where in a turn of their own, if it came now and nobody did anything about it.
#include <algorithm>

#include "games/ti4/flow/paths.h"
#include "games/ti4/imagined.h"
#include "games/ti4/query.h"
#include "games/ti4/text/table_facts.h"

namespace orrery::ti4 {
namespace {

struct Fleet {
  SystemId from;
  Unit unit;
};

std::vector<Fleet> fleets_of(const Look& look, SeatId seat) {
  std::vector<Fleet> out;
  for (SystemId s : look.s.ships_in[seat] - look.s.players[seat].tokens) {  // 51.3c
    for (Unit u : kShips) {
      const UnitRow* row = row_of(look, seat, u);
      if (forces(look, seat, s).of(u) > 0 && row != nullptr && row->move > 0) out.push_back({s, u});
    }
  }
  return out;
}

// Whether the player could take a tactical action at all.
bool may_act(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  const bool out_of_it = look.s.phase == Phase::Action && (p.passed || p.tactic == 0);
  return p.faction.valid() && !p.eliminated && !out_of_it;
}

bool comes(const Look& look, SeatId seat, const std::vector<Fleet>& fleets) {
  const Chart chart = chart_of(look, seat, 0);
  if (!chart.open) return false;
  int most = 0;
  for (const Fleet& f : fleets) most = std::max(most, move_value(look, chart, seat, f.unit, f.from));
  std::array<Reach, 2> reach;
  std::array<bool, 2> known{};
  for (const Fleet& f : fleets) {
    if (f.from == chart.target) continue;
    const std::size_t i = passes_fleets(look, seat, f.unit, f.from) ? 1 : 0;
    if (!known[i]) find_reach(look, chart, i == 1, most, reach[i]);
    known[i] = true;
    const int needed = std::min(reach[i].safe[f.from], reach[i].risky[f.from]);
    if (needed <= move_value(look, chart, seat, f.unit, f.from)) return true;
  }
  return false;
}

}  // namespace

json::value reach_json(const Look& real) {
  State s = imagined(real.r, view_of(real, SeatId{}));
  const Look look{s, real.r};
  json::object out;
  for (SystemId target : look.s.board) out[look.r.name(target)] = json::array();
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    if (!may_act(look, seat)) continue;
    const std::vector<Fleet> fleets = fleets_of(look, seat);
    if (fleets.empty()) continue;
    for (SystemId target : look.s.board) {
      if (look.s.players[seat].tokens.contains(target)) continue;  // it cannot be activated
      s.tactical = TacticalMemory{};
      s.tactical.seat = seat;
      s.tactical.system = target;
      if (comes(look, seat, fleets)) out[look.r.name(target)].get_array().emplace_back(look.r.name(seat));
    }
  }
  return out;
}

}  // namespace orrery::ti4
