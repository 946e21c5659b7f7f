// Properties that hold at every step of every game, whatever the game. `orrery sim --check` and the unit
// tests watch games with a PropertyChecker; docs/determinism.md and docs/architecture.md say why each must
// hold.
//
//   always
//       no fault of the game's own invariants; options not empty, strictly increasing, allowed, print and
//       parse exactly
//   phrases
//       what parses and is not an option is refused and changes nothing; what why_not allows is an option
//   copies
//       a clone is equal and independent; bytes load back to the same game, broken bytes do not
//   views
//       a world sampled for a viewer shows that viewer the same view, decision and options, and the same
//       step leads to the same visible events up to the first thing revealed
//   proposals
//       every step of a proposal is legal after those before it; what is proposed and told in numbers is the
//       same in a world sampled for the player
//   chance
//       an outcome prints and parses to one that leads to the same state
//   replay
//       the record of the game, written and read as text, leads from the start to the same hashes
//   end
//       there are winners, and result() agrees with winners()
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/flow/random.h"
#include "lab/play_game.h"

namespace orrery {

// How often the costlier checks are made: at one step in that many, chosen at random; 0: never.
struct CheckPlan {
  std::uint32_t faults = 1;
  std::uint32_t phrases = 2;
  std::uint32_t copies = 16;
  std::uint32_t views = 16;
  std::uint32_t json = 512;
  std::uint32_t chance = 4;
  std::uint32_t proposals = 16;
  bool replay = true;

  // Everything at one step in n.
  static constexpr CheckPlan every(std::uint32_t n) { return {n, n, n, n, n, n, n, true}; }
};

// What one thread remembers over its games, so that texts are checked once only. Never changes what is found.
struct CheckMemory {
  std::unordered_set<std::uint64_t> sound_choices;
  std::unordered_set<std::uint64_t> sound_events;
  std::set<std::string, std::less<>> rules;  // rule ids named by refusals and decisions
  std::uint64_t phrases_refused = 0;
  std::uint64_t worlds_sampled = 0;
  std::uint64_t proposals = 0;  // that were checked
  void merge(const CheckMemory& other);
};

class PropertyChecker final : public Watcher {
 public:
  // All must outlive the checker.
  PropertyChecker(const GamePlan& game, const CheckPlan& plan, CheckMemory& memory);

  std::string at_decision(const Match& match, const OptionList& options) override;
  std::string at_chance(const Match& match, const ChancePoint& point) override;
  std::string after_step(const Match& match, const StepLog& log, std::span<const Event> events) override;
  std::string at_end(const Match& match, const StepLog& log) override;

 private:
  bool due(std::uint32_t stride) { return stride != 0 && random_.below(stride) == 0; }
  std::string check_position(const Match& match);

  const GamePlan& game_;
  const CheckPlan& plan_;
  CheckMemory& memory_;
  Random random_;
  std::vector<Choice> met_;  // choices offered in this game, for phrases that are legal at another time
};

// The single checks; each returns "" or what is wrong.
std::string check_options(const Match& match, const OptionList& options, CheckMemory& memory);
std::string check_phrases(const Match& match, const OptionList& options, const std::vector<Choice>& met,
                          Random& random, CheckMemory& memory);
std::string check_events(const Match& match, std::span<const Event> events, CheckMemory& memory);
std::string check_copies(const Match& match, const Match& start, Random& random);
std::string check_json(const Match& match);
std::string check_views(const Match& match, Random& random, CheckMemory& memory);
std::string check_proposal(const Match& match, Random& random, CheckMemory& memory);
std::string check_chance(const Match& match, const ChancePoint& point, Random& random);
std::string check_replay(const GamePlan& game, const StepLog& log, std::uint64_t last_hash);
std::string check_end(const Match& match);

// Words that begin events by which hidden things come to light. Two worlds with the same view may part there.
const std::vector<std::string_view>& revealing_events(std::string_view game);

}  // namespace orrery
