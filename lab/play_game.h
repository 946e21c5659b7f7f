// One game between bots, through the type-erased interface, watched by whoever wants to know.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/game/game.h"

namespace orrery {

// Everything that was decided in a game, by players and by nature, in order.
using StepLog = std::vector<std::variant<Choice, Outcome>>;

// Is told what happens in a game. Every function returns "" or what is wrong; the latter ends the game as a
// failure.
class Watcher {
 public:
  virtual ~Watcher() = default;
  // At each decision, with its options, before a bot is asked.
  virtual std::string at_decision(const Match& /*match*/, const OptionList& /*options*/) { return ""; }
  virtual std::string at_chance(const Match& /*match*/, const ChancePoint& /*point*/) { return ""; }
  // After a choice or outcome was applied (the last of the log), with the events it caused.
  virtual std::string after_step(const Match& /*match*/, const StepLog& /*log*/,
                                 std::span<const Event> /*events*/) {
    return "";
  }
  virtual std::string at_end(const Match& /*match*/, const StepLog& /*log*/) { return ""; }
};

struct GamePlan {
  const Game* game = nullptr;
  const Match* start = nullptr;   // the game at its beginning
  std::vector<std::string> bots;  // by seat
  std::uint64_t seed = 0;         // of this game (lab/seeds.h)
  std::uint64_t max_decisions = 200'000;
  bool keep_log = false;  // also of a game that was played to its end
};

struct GameResult {
  std::uint64_t seed = 0;
  std::uint64_t decisions = 0;
  std::uint64_t chances = 0;
  std::uint64_t signature = 0;  // of the final state, the number of decisions and every 64th state on the way
  std::vector<SeatId> winners;
  std::vector<std::string> factions;  // by seat, if the game has such a thing
  int rounds = 0;                     // if the game counts them
  std::string failure;                // why the game was ended; empty if it was played to its end
  StepLog log;                        // of a failed game, or if the plan says to keep it
};

inline constexpr std::uint64_t kSignatureStride = 64;

// Plays to the end or to the first failure. Never throws: an exception is a failure.
GameResult play_game(const GamePlan& plan, std::span<Watcher* const> watchers);

}  // namespace orrery
