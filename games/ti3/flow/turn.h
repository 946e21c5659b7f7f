// One turn of the action phase: exactly one action (TI3-ACTION).
#pragma once

#include "games/ti3/flow/use.h"
#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_ENUM(ActionKind, Strategic, Tactical, Transfer, Card, Ability, Pass, Skip)

ORRERY_STEPS(TurnStep)
struct Turn {
  static constexpr std::string_view kName = "turn";
  TurnStep step{};
  SeatId seat;
  SystemId system;  // to be activated, once the tariff is paid
  // A sabotaged card leaves the action unused (TI3-Q-28).
  void receive(const Use& a) {
    if (a.cancelled) step = TurnStep{};
  }
  ORRERY_FIELDS(Turn, step, seat, system)
};
ORRERY_ASKING_FRAME(Turn)

// Why a system may not be activated by this player now.
Refusal may_activate(const Look& look, SeatId seat, SystemId system);
Refusal may_transfer(const Look& look, SeatId seat, SystemId first, SystemId second);

}  // namespace orrery::ti3
