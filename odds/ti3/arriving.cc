#include <algorithm>

#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/paths.h"
#include "games/ti3/query.h"
#include "odds/ti3/ask.h"

namespace orrery::ti3::odds {
namespace {

struct Ship {
  Piece piece;
  SystemId from;
  int price = 0;
};

bool can_come(const Look& look, SeatId seat, const Chart& chart, Unit unit, SystemId from) {
  Flight f;
  f.from = from;
  f.move = move_value(look, seat, unit, from, leader_aboard(look, seat, from, LeaderType::Admiral));
  f.silent = is_silent(look, seat, unit, from);
  return f.move > 0 && can_fly(look, chart, f);
}

}  // namespace

Force arriving(const Rules& rules, const State& world, SeatId seat, SystemId target) {
  State s = world;
  s.tactical = TacticalMemory{};
  s.tactical.seat = seat;
  s.tactical.system = target;
  s.tactical.before = s.players[seat].counters;
  const Look look{s, rules};
  Force out;
  const Fleet& there = fleet(look, seat, target);
  for (Unit u : kShips) out.units[at(u)] = there.ships[at(u)];
  out.damaged = there.damaged;
  const Chart chart = chart_of(look, seat, target);
  std::vector<Ship> ships;
  PerSystem<int> fighters{};
  for (SystemId from : s.ships_in[seat] - s.players[seat].counters) {
    if (from == target) continue;
    fighters[from] = fleet(look, seat, from).of(Unit::Fighter);
    for (Unit u : kShips) {
      if (u == Unit::Fighter || !can_come(look, seat, chart, u, from)) continue;
      for (bool damaged : {false, true}) {
        const Piece piece{u, damaged};
        for (int n = fleet(look, seat, from).of(piece); n > 0; --n)
          ships.push_back({piece, from, rules.unit(u).cost});
      }
    }
  }
  std::stable_sort(ships.begin(), ships.end(),
                   [](const Ship& a, const Ship& b) { return a.price > b.price; });
  const int room = fleet_limit(look, seat, target) - ships_counted(look, seat, target);
  for (const Ship& ship : std::span(ships).first(
           std::min<std::size_t>(ships.size(), static_cast<std::size_t>(std::max(0, room))))) {
    ++out.units[at(ship.piece.unit)];
    if (ship.piece.damaged && at(ship.piece.unit) < kSustaining) ++out.damaged[at(ship.piece.unit)];
    const int carried = std::min(rules.unit(ship.piece.unit).capacity, fighters[ship.from]);
    fighters[ship.from] -= carried;
    out.units[at(Unit::Fighter)] = static_cast<std::uint8_t>(out.of(Unit::Fighter) + carried);
  }
  return out;
}

}  // namespace orrery::ti3::odds
