// Action: move and fight (MOV, WRM). Moves are chosen one unit at a time and paid together; then a combat may
// start.
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(MoveStep)

struct Move {
  static constexpr std::string_view kName = "move";
  MoveStep step{};
  SeatId seat;
  SpaceId target;        // the one neutral or foreign system entered in this action (MOV-7)
  bool cloaked = false;  // Cloaking Device: may name one system to pass through
  SpaceId slip;          // the system so named
  std::uint8_t moved = 0;
  Cost owed;
  ORRERY_FIELDS(Move, step, seat, target, cloaked, slip, moved, owed)
};
ORRERY_ASKING_FRAME(Move)

// The move action of that seat; it uses up a Cloaking Device.
Move begin_move(Play& g, SeatId seat);
// Whether the seat can take a move action now; otherwise the rule that is in the way.
Refusal can_move(const Look& look, SeatId seat);

}  // namespace orrery::ahos
