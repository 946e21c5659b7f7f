// Ways of ships into the active system (51, 52): anomalies (14, 39, 54, 79), wormholes (89), fleets of
// others.
#pragma once

#include "games/ti4/query.h"

namespace orrery::ti4 {

inline constexpr std::uint8_t kNoWay = 0xff;

// The galaxy as moving ships of one player see it in this tactical action.
struct Chart {
  SystemId target;                          // the active system
  bool open = true;                         // ships may move into it at all (14.1, 79.1)
  SystemId rift;                            // the gravity rift, if it is on the board
  std::array<SystemSet, kWormholes> links;  // systems of one set are adjacent to each other; empty: no effect
  SystemSet slipstream;                     // +1 for ships that start there
  std::array<SystemSet, 2> passable;        // by ordinary ships; by ships that pass fleets
};
// `ship`: the entry of State::tactical.moving the chart is for, or their number before the ship is declared.
// A wormhole that a moving flagship offers lies where that flagship is when this ship moves (CREUSS-3).
Chart chart_of(const Look& look, SeatId seat, std::size_t ship);
SystemSet next_to(const Look& look, const Chart& chart, SystemId s);

// The move value needed to come to the target from each system, without and with leaving the gravity rift.
struct Reach {
  PerSystem<std::uint8_t> safe;
  PerSystem<std::uint8_t> risky;
};
void find_reach(const Look& look, const Chart& chart, bool passes, int most, Reach& out);

// One ship on its way.
struct Flight {
  SystemId from;
  SystemSet stops;  // systems it must move through to pick up cargo
  int move = 0;     // how many systems it may enter
  bool passes = false;
};
// Whether there is a way through all stops; by_rift: leaving the gravity rift is allowed, and free once
// (39.1).
bool can_fly(const Look& look, const Chart& chart, const Flight& f, bool by_rift);

// The best way: without the rift if possible, with the bonus for one ship if that is left and needed.
struct FlightPlan {
  bool possible = false;
  bool boost = false;
  bool rift = false;
};
FlightPlan plan_flight(const Look& look, const Chart& chart, Flight f, bool spare);

// With all bonuses but the one for a single ship; 0: the unit cannot move by itself.
int move_value(const Look& look, const Chart& chart, SeatId seat, Unit unit, SystemId from);
bool passes_fleets(const Look& look, SeatId seat, Unit unit, SystemId from);
// The rule that keeps the ship from reaching the target.
std::string_view closing_rule(const Look& look, const Chart& chart, const Flight& f);

// Systems adjacent to the active system in this tactical action, as this player sees it; for abilities, not
// for movement (FAQ-21).
SystemSet around_active(const Look& look, SeatId seat);

}  // namespace orrery::ti4
