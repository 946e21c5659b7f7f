// Action: colonise a system (COL): pay, place the marker, take the card and the VP, take a Development token.
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(ColoniseStep)

struct Colonise {
  static constexpr std::string_view kName = "colonise";
  ColoniseStep step{};
  SeatId seat;
  SpaceId space;
  Marker marker = Marker::None;
  std::uint8_t population = 0;  // the cost
  ORRERY_FIELDS(Colonise, step, seat, space, marker, population)
};
ORRERY_FRAME(Colonise)

int outpost_cost(const Look& look, SeatId seat);
int colony_cost(const Look& look, SeatId seat);
// Whether the seat may place that marker there at that price; otherwise the rule that is in the way.
Refusal can_place_outpost(const Look& look, SeatId seat, SpaceId space, int cost);
Refusal can_place_colony(const Look& look, SeatId seat, SpaceId space, int cost);

}  // namespace orrery::ahos
