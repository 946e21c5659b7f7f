// Game rounds and their strategy and action phases (34, 37, 67).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(RoundsStep)
struct Rounds {
  static constexpr std::string_view kName = "rounds";
  RoundsStep step{};
  ORRERY_FIELDS(Rounds, step)
};
ORRERY_FRAME(Rounds)

ORRERY_STEPS(StrategyStep)
struct StrategyPhase {
  static constexpr std::string_view kName = "strategy_phase";
  StrategyStep step{};
  std::uint8_t picked = 0xff;  // the card just named, before it is taken
  std::uint8_t refused = 0;    // bits of cards that may not be chosen now (Public Disgrace)
  SeatSet keepers;             // who kept cards of the last round and chooses none (Political Stability)
  ORRERY_FIELDS(StrategyPhase, step, picked, refused, keepers)
};
ORRERY_ASKING_FRAME(StrategyPhase)

ORRERY_STEPS(ActionStep)
struct ActionPhase {
  static constexpr std::string_view kName = "action_phase";
  ActionStep step{};
  SeatId last;              // who had the latest turn
  std::uint8_t number = 0;  // their place in initiative order; the player may be gone by now
  ORRERY_FIELDS(ActionPhase, step, last, number)
};
ORRERY_FRAME(ActionPhase)

// Ends the game: decides who has won (61.7-61.8), tells it and stops the flow.
void end_game(Play& g);

}  // namespace orrery::ti4
