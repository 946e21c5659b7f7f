// Mass play: many games between bots on several threads, the same whatever the number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "lab/content_seen.h"
#include "lab/play_game.h"
#include "lab/properties.h"

namespace orrery {

struct SimPlan {
  const Game* game = nullptr;
  TableOptions table;
  std::vector<std::string> bots{"random"};  // cycled over the seats, rotated by one seat per game
  std::uint64_t games = 100;
  std::uint64_t first = 0;  // number of the first game; to play one game of a run again
  std::uint64_t seed = 1;
  int jobs = 1;
  std::uint64_t max_decisions = 200'000;  // more is a failure
  std::optional<CheckPlan> check;         // properties to be checked on the way
  bool content = true;                    // note which content turns up
  // Called after every game with the number of games played; from any thread, one call at a time.
  std::function<void(std::uint64_t)> progress;
  // Called for every failed game (or, with keep_all, every game), with its number; from any thread, one call
  // at a time.
  std::function<void(std::uint64_t, const GamePlan&, const GameResult&)> failed;
  bool keep_all = false;
};

struct SimResult {
  std::string error;  // why nothing was played
  int players = 0;
  std::vector<std::string> seats;  // names
  double seconds = 0;
  std::vector<GameResult> games;  // in order
  std::uint64_t signature = 0;    // of all games
  std::optional<ContentSeen> content;
  CheckMemory checked;
};

// The bots of a game by seat.
std::vector<std::string> bots_of_game(const SimPlan& plan, int players, std::uint64_t game);

SimResult simulate(const SimPlan& plan);

// "game 17 (seed 123)": what the calling thread is playing, for a last message when the program breaks; "" if
// nothing.
const char* game_being_played();

// "game 17 (seed 123, step 45): what is wrong"; empty if nothing is.
std::string describe_failure(std::uint64_t game, const GameResult& result);

// Plays the games with the properties watched (all of them unless plan.check says otherwise); one line per
// failed game.
std::vector<std::string> check_properties(SimPlan plan);

}  // namespace orrery
