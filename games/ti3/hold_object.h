// What the operand of a lasting effect names (Hold in state.h), for positions and views.
#pragma once

#include "games/ti3/state.h"

namespace orrery::ti3 {

enum class HoldObject : std::uint8_t { Nothing, Planet, System, Seat, Power, Colour, Strategy, Number };

// No default: the compiler names the effect of which nothing is said yet.
constexpr HoldObject object_of(Hold hold) {
  switch (hold) {
    case Hold::NoInvasion:
    case Hold::NoBombardment:
    case Hold::MoreProduction:
    case Hold::NoProduction:
    case Hold::UsedDock:
    case Hold::Protected:
      return HoldObject::Planet;
    case Hold::OnlyActivator:
    case Hold::LargerFleet:
    case Hold::OneDock:
      return HoldObject::System;
    case Hold::Truce:
    case Hold::LostDock:
      return HoldObject::Seat;
    case Hold::BorrowedAbility:
    case Hold::UsedPower:
      return HoldObject::Power;
    case Hold::NoColour:
      return HoldObject::Colour;
    case Hold::NoSecondary:
    case Hold::NotChosen:
    case Hold::Kept:
      return HoldObject::Strategy;
    case Hold::BuiltFighters:
      return HoldObject::Number;
    case Hold::NoInvasions:
    case Hold::OnlyMecatol:
    case Hold::NoNeutralLanding:
    case Hold::NoAbilities:
    case Hold::FreeHome:
    case Hold::NoTechnology:
    case Hold::NoPurchase:
    case Hold::NoVote:
    case Hold::NoVoteNext:
    case Hold::NoTroops:
    case Hold::Weak:
    case Hold::Containment:
    case Hold::Tribute:
    case Hold::NoAgreements:
    case Hold::DoubleMecatol:
    case Hold::NoActionCards:
      break;
  }
  return HoldObject::Nothing;
}

// What is remembered for the rules alone and was told by the events of its cause.
constexpr bool bookkeeping(Hold hold) {
  switch (hold) {
    case Hold::UsedDock:
    case Hold::Protected:
    case Hold::BuiltFighters:
    case Hold::LostDock:
    case Hold::UsedPower:
      return true;
    default:
      return false;
  }
}

}  // namespace orrery::ti3
