// Game rounds and their strategy and action phases (34, 37, 67).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

enum class RoundsStep : std::uint8_t { Begin, Strategy, Action, Status, Agenda };
constexpr auto enum_names(RoundsStep) { return names_of("begin", "strategy", "action", "status", "agenda"); }
struct Rounds {
  static constexpr std::string_view kName = "rounds";
  RoundsStep step = RoundsStep::Begin;
  ORRERY_FIELDS(Rounds, step)
};
TI4_FRAME(Rounds)

enum class StrategyStep : std::uint8_t { Start, Delayed, Choose, Picked, Goods, Ending, End };
constexpr auto enum_names(StrategyStep) {
  return names_of("start", "delayed", "choose", "picked", "goods", "ending", "end");
}
struct StrategyPhase {
  static constexpr std::string_view kName = "strategy_phase";
  StrategyStep step = StrategyStep::Start;
  std::uint8_t picked = 0xff;  // the card just named, before it is taken
  std::uint8_t refused = 0;    // bits of cards that may not be chosen now (Public Disgrace)
  SeatSet keepers;             // who kept cards of the last round and chooses none (Political Stability)
  ORRERY_FIELDS(StrategyPhase, step, picked, refused, keepers)
};
TI4_ASKING_FRAME(StrategyPhase)

enum class ActionStep : std::uint8_t { Begin, Turns, End };
constexpr auto enum_names(ActionStep) { return names_of("begin", "turns", "end"); }
struct ActionPhase {
  static constexpr std::string_view kName = "action_phase";
  ActionStep step = ActionStep::Begin;
  SeatId last;              // who had the latest turn
  std::uint8_t number = 0;  // their place in initiative order; the player may be gone by now
  ORRERY_FIELDS(ActionPhase, step, last, number)
};
TI4_FRAME(ActionPhase)

// Ends the game: decides who has won (61.7-61.8), tells it and stops the flow.
void end_game(Play& g);

}  // namespace orrery::ti4
