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
  SystemId system;  // to be activated, once the tariffs are paid
  SystemId second;  // likewise, in a transfer action
  std::uint8_t owed = 0;
  // A sabotaged card leaves the action unused (TI3-Q-28).
  void receive(const Use& a) {
    if (a.cancelled) step = TurnStep{};
  }
  ORRERY_FIELDS(Turn, step, seat, system, second, owed)
};
ORRERY_ASKING_FRAME(Turn)

// For which of the two systems a tariff is to be paid next.
SystemId taxed_system(const Look& look, const Turn& f);

// Why a system may not be activated by this player now.
Refusal may_activate(const Look& look, SeatId seat, SystemId system);
Refusal may_transfer(const Look& look, SeatId seat, SystemId first, SystemId second);

}  // namespace orrery::ti3
