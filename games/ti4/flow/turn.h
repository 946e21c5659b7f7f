// One turn of the action phase (34.1-34.4).
#pragma once

#include "engine/flow/ability.h"
#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// As the event ActionTaken names it (34.1).
ORRERY_ENUM(ActionKind, Strategic, Tactical, Component)

ORRERY_STEPS(TurnStep)
struct Turn {
  static constexpr std::string_view kName = "turn";
  TurnStep step{};
  SeatId seat;
  bool extra = false;        // an effect grants one more action
  std::uint8_t granted = 0;  // such actions taken into account already
  // A cancelled component action does not use up the action (9.4).
  void receive(const Ability<AbilityRef>& a) {
    if (a.cancelled) cancelled = true;
  }
  bool cancelled = false;
  ORRERY_FIELDS(Turn, step, seat, extra, granted, cancelled)
};
ORRERY_ASKING_FRAME(Turn)
Refusal can_pass(const Look& look, SeatId seat);                       // 34.4
Refusal can_activate(const Look& look, SeatId seat, SystemId system);  // 11.1, 76.2

}  // namespace orrery::ti4
