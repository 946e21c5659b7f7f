// What a simulation says: who won, how long it took, what turned up, what went wrong.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "lab/simulate.h"

namespace orrery {

// Wins of something that plays: a bot, a seat, a faction. A shared win counts for each winner in equal parts.
struct Tally {
  std::uint64_t games = 0;  // in which it took part
  std::uint64_t seats = 0;  // that it took in all of them
  double wins = 0;

  [[nodiscard]] double share() const { return games == 0 ? 0 : wins / static_cast<double>(games); }
  // Half the width of the interval that holds the true share 95 times in 100.
  [[nodiscard]] double error() const;
};
using Tallies = std::vector<std::pair<std::string, Tally>>;

struct Spread {
  double mean = 0;
  int min = 0;
  int max = 0;
  int p50 = 0;
};
Spread spread_of(std::vector<int> values);

struct Failed {
  std::uint64_t game = 0;
  std::uint64_t seed = 0;
  std::uint64_t step = 0;
  std::string message;
};

struct SimReport {
  std::string game;
  int players = 0;
  std::uint64_t seed = 0;
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t chances = 0;
  std::uint64_t shared_wins = 0;  // games with more than one winner
  double seconds = 0;
  std::uint64_t signature = 0;
  bool checked = false;
  std::uint64_t phrases_refused = 0;  // by --check
  std::uint64_t worlds_sampled = 0;   // by --check
  std::uint64_t proposals = 0;        // checked by --check
  std::vector<Failed> failures;
  Tallies bots;
  Tallies seats;
  Tallies factions;
  Spread rounds;
  ContentSeen::Content content;
  std::vector<std::pair<std::string, std::string>> unseen;  // id, kind: never turned up
  std::vector<std::pair<std::string, std::string>>
      unchosen;  // turned up, but stands in no choice that was made
};

SimReport report_of(const SimPlan& plan, const SimResult& result);
json::value to_json(const SimReport& report);
// A table for people.
std::string to_text(const SimReport& report);
// "signature ahos players=3 games=200 seed=1 0123456789abcdef"
std::string signature_line(const SimReport& report);

}  // namespace orrery
