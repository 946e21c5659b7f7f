// Producing units (TI3-PRODUCE, TI3-DOCK) and building docks.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

// Units of one type for one place.
struct Ordered {
  Unit unit = Unit::Fighter;
  std::uint8_t place = 0;  // raw(Place)
  std::uint8_t count = 0;
  PlanetId dock;  // of ground forces and PDS: the dock that makes them
  ORRERY_FIELDS(Ordered, unit, place, count, dock)
};

// `produce <unit> <place>` one by one until `done`, then all is paid for at once (TI3-PRODUCE-6) and placed.
ORRERY_STEPS(ProductionStep)
struct Production {
  static constexpr std::string_view kName = "production";
  ProductionStep step{};
  SeatId seat;
  SystemId system;
  bool builds = true;  // a new dock may be built (TI3-PRODUCE-2)
  PlanetId dock;       // to be built
  FixedVec<Ordered, 14> orders;
  ORRERY_FIELDS(Production, step, seat, system, builds, dock, orders)
};
ORRERY_ASKING_FRAME(Production)

Production production_in(const Look& look, SeatId seat, SystemId system, bool builds);
PlanetSet producing_docks(const Look& look, SeatId seat, SystemId system);
int production_limit(const Look& look, SeatId seat, PlanetId dock);  // TI3-PRODUCE-5
bool can_produce_anything(const Look& look, const Production& f);
int cost_of(const Look& look, const Production& f);
Refusal may_build_dock(const Look& look, SeatId seat, PlanetId planet);

}  // namespace orrery::ti3
