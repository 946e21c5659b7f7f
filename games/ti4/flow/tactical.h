// The tactical action and its five steps (11).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

enum class TacticalStep : std::uint8_t {
  Activate,
  Activated,
  Moved,
  SpaceCannon,
  SpaceCombat,
  Invasion,
  Production,
  End
};
constexpr auto enum_names(TacticalStep) {
  return names_of("activate", "activated", "moved", "space_cannon", "space_combat", "invasion", "production",
                  "end");
}
struct Tactical {
  static constexpr std::string_view kName = "tactical";
  TacticalStep step = TacticalStep::Activate;
  SeatId seat;
  SystemId system;
  ORRERY_FIELDS(Tactical, step, seat, system)
};
TI4_FRAME(Tactical)

}  // namespace orrery::ti4
