// Ways of ships into the activated system (TI3-MOVE): anomalies (TI3-ASTEROID, TI3-NEBULA, TI3-SUPERNOVA),
// wormholes, fleets of others.
#pragma once

#include "games/ti3/query.h"

namespace orrery::ti3 {

inline constexpr int kNoWay = 99;

// The galaxy as moving ships of one player see it.
struct Chart {
  SystemId target;
  SystemSet passable;  // ships may move through
  SystemSet fleets;    // of these barred, systems with ships of others: a silent fleet crosses one of them
};
Chart chart_of(const Look& look, SeatId seat, SystemId target);

// Whether ships of the player may move through, fleets aside (TI3-ASTEROID, TI3-NEBULA, TI3-SUPERNOVA).
bool may_be_crossed(const Look& look, SeatId seat, SystemId s);

// One ship on its way.
struct Flight {
  SystemId from;
  SystemSet stops;  // systems it must come through to pick something up
  int move = 0;
  bool silent = false;  // may cross one fleet
  SystemSet passes;     // systems whose owners of ships let it through (TI3-DIPLOMAT-3)
};
// How many systems it must enter at least, stops and all; kNoWay if there is no way.
int distance(const Look& look, const Chart& chart, const Flight& f);
bool can_fly(const Look& look, const Chart& chart, const Flight& f);

// With all bonuses; 0: the unit cannot move by itself. `admiral`: one is aboard (TI3-ADMIRAL-2).
int move_value(const Look& look, SeatId seat, Unit unit, SystemId from, bool admiral);
bool is_silent(const Look& look, SeatId seat, Unit unit, SystemId from);
// The rule that keeps the ship from reaching the target.
std::string_view closing_rule(const Look& look, const Chart& chart, const Flight& f);

}  // namespace orrery::ti3
