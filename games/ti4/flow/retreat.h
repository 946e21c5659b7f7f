// Leaving the active system with all ships: the retreat from a space combat (23.7), and effects that move a
// fleet away.
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(RetreatStep)
struct Retreat {
  static constexpr std::string_view kName = "retreat";
  SeatId seat;
  bool any_system = false;   // Skilled Retreat: no unit or planet of one's own needed
  bool places_token = true;  // a command token goes to the destination (23.7e)
  SystemId to;               // given by an effect that had it named before
  RetreatStep step{};
  bool loaded = false;      // the player wants no more ground forces of planets on board
  bool risked = false;      // not used any more: records hash it
  std::uint8_t stay_f = 0;  // fighters that nothing can carry
  std::uint8_t stay_i = 0;  // infantry that nothing can carry
  ORRERY_FIELDS(Retreat, seat, any_system, places_token, to, step, loaded, risked, stay_f, stay_i)
};
ORRERY_ASKING_FRAME(Retreat)
SystemSet retreat_systems(const Look& look, SeatId seat, bool any_system);  // 23.7b, 23.7d

}  // namespace orrery::ti4
