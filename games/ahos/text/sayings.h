// Everything that the game says beside a question, with its one English sentence (engine/contract/saying.h).
#pragma once

#include "engine/contract/saying.h"
#include "engine/core/enum_names.h"
#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_ENUM(Say,
            // payments
            ForMove, ForResponse, ForUnits, ForColony, ForOutpost, ForCard, ForWormholeToken, Points,
            NoPoints, StillOwed, PutIn, NothingPutIn, ToPayAtEnd,
            // actions
            UnitsOfAtMost, EachFor, NothingMoved, UnitsMoved, Into, EnergyLeft, ReservesHold, CardsToTake,
            // refusals
            TooDear, NotAllAtOnce, NotOnDisplay, RestTooSmall,
            // combat
            CombatStands, CombatWithAliens, CombatWithUnknownAliens, Level, Ahead, AliensAhead, CombatWon,
            CombatWonFromAliens, CombatLostToAliens, LossesLeft, RetreatsLeft)

// All of them, in that order.
const std::vector<SayingDef>& sayings();

// The values in the order of the places of the English sentence.
template <class... Values>
Saying say(Say what, Values&&... values) {
  return {&sayings()[static_cast<std::size_t>(what)], {SaidValue(std::forward<Values>(values))...}};
}

// As English.
std::string english(const Look& look, const Sayings& said);

}  // namespace orrery::ahos
