// Rounds and their phases (TI3-ROUND), the strategy phase (TI3-STRATEGY, TI3-BONUS).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(RoundsStep)
struct Rounds {
  static constexpr std::string_view kName = "rounds";
  RoundsStep step{};
  ORRERY_FIELDS(Rounds, step)
};
ORRERY_FRAME(Rounds)

ORRERY_STEPS(StrategyPhaseStep)
struct StrategyPhase {
  static constexpr std::string_view kName = "strategy_phase";
  StrategyPhaseStep step{};
  std::uint8_t chosen = 0;                       // how many choices were made
  SeatId seat;                                   // who chooses
  StrategyCard card = StrategyCard::Initiative;  // just chosen
  std::uint8_t barred = 0xff;                    // a card this player had to give back (Public Disgrace)
  ORRERY_FIELDS(StrategyPhase, step, chosen, seat, card, barred)
};
ORRERY_ASKING_FRAME(StrategyPhase)

ORRERY_STEPS(ActionPhaseStep)
struct ActionPhase {
  static constexpr std::string_view kName = "action_phase";
  ActionPhaseStep step{};
  SeatId last;  // whose turn it was
  ORRERY_FIELDS(ActionPhase, step, last)
};
ORRERY_FRAME(ActionPhase)

// What choosing the card costs; paid once nobody can take the choice back any more.
void pay_for_card(Play& g, SeatId seat, StrategyCard card);
// The Speaker's token goes with the card that brings it (TI3-SPEAKER-1).
void take_token(Play& g, SeatId seat, StrategyCard card);
// Whether whoever has just chosen this card could choose another one instead.
bool could_choose_other(const Look& look, SeatId seat, StrategyCard card);
// Whether the player could have this card, which nobody has chosen, in place of one of his.
bool may_be_swapped_for(const Look& look, SeatId seat, StrategyCard card);

}  // namespace orrery::ti3
