// The fate of leaders (TI3-LEADERLOSS, TI3-PRISONER): a die, a place to escape to.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_ENUM(LeaderEvent, ShipLostInBattle, PlanetInvaded, PlanetLost, Freed)
struct LeaderFate {
  static constexpr std::string_view kName = "leader_fate";
  LeaderEvent event = LeaderEvent::ShipLostInBattle;
  SeatId seat;
  std::uint8_t leaders = 0;  // bits still to be decided
  SeatId captor;
  std::uint8_t stage = 0;
  std::uint8_t at = 0;  // whose fate is being decided
  ORRERY_FIELDS(LeaderFate, event, seat, leaders, captor, stage, at)
};
ORRERY_ASKING_FRAME(LeaderFate)

// An invader looks for prisoners (TI3-PRISONER-5).
struct Rescue {
  static constexpr std::string_view kName = "rescue";
  SeatId seat;  // the invader
  SeatId loser;
  bool all = false;  // TI3-PRISONER-9
  std::uint8_t stage = 0;
  ORRERY_FIELDS(Rescue, seat, loser, all, stage)
};
ORRERY_ASKING_FRAME(Rescue)

}  // namespace orrery::ti3
