#include "lab/properties.h"

#include "lab/seeds.h"

namespace orrery {
namespace {

constexpr std::size_t kMostMet = 512;

template <class Set>
void add_all(Set& to, const Set& from) {
  to.insert(from.begin(), from.end());
}

}  // namespace

void CheckMemory::merge(const CheckMemory& other) {
  add_all(sound_choices, other.sound_choices);
  add_all(sound_events, other.sound_events);
  add_all(rules, other.rules);
  phrases_refused += other.phrases_refused;
  worlds_sampled += other.worlds_sampled;
  proposals += other.proposals;
}

PropertyChecker::PropertyChecker(const GamePlan& game, const CheckPlan& plan, CheckMemory& memory)
    : game_(game), plan_(plan), memory_(memory), random_(stream(game.seed, Purpose::Check, 0)) {}

std::string PropertyChecker::at_decision(const Match& match, const OptionList& options) {
  if (std::string wrong = check_options(match, options, memory_); !wrong.empty()) return wrong;
  if (due(plan_.phrases)) {
    if (std::string wrong = check_phrases(match, options, met_, random_, memory_); !wrong.empty())
      return wrong;
  }
  if (due(plan_.proposals)) {
    if (std::string wrong = check_proposal(match, random_, memory_); !wrong.empty()) return wrong;
  }
  const Choice one = options[random_.below(static_cast<std::uint32_t>(options.size()))];
  if (met_.size() < kMostMet) {
    met_.push_back(one);
  } else {
    met_[random_.below(kMostMet)] = one;
  }
  return check_position(match);
}

std::string PropertyChecker::at_chance(const Match& match, const ChancePoint& point) {
  OptionList options;
  match.options(options);
  if (!options.empty()) return "options at a chance point";
  if (due(plan_.chance)) {
    if (std::string wrong = check_chance(match, point, random_); !wrong.empty()) return wrong;
  }
  return check_position(match);
}

// Decisions and chance points alike.
std::string PropertyChecker::check_position(const Match& match) {
  if (due(plan_.faults)) {
    const std::vector<std::string> faults = match.faults();
    if (!faults.empty()) return "fault: " + faults.front();
  }
  if (due(plan_.copies)) {
    if (std::string wrong = check_copies(match, *game_.start, random_); !wrong.empty()) return wrong;
  }
  if (due(plan_.views)) {
    if (std::string wrong = check_views(match, random_, memory_); !wrong.empty()) return wrong;
  }
  return due(plan_.json) ? check_json(match) : "";
}

std::string PropertyChecker::after_step(const Match& match, const StepLog& /*log*/,
                                        std::span<const Event> events) {
  return check_events(match, events, memory_);
}

std::string PropertyChecker::at_end(const Match& match, const StepLog& log) {
  if (std::string wrong = check_end(match); !wrong.empty()) return wrong;
  if (std::string wrong = check_position(match); !wrong.empty()) return wrong;
  return plan_.replay ? check_replay(game_, log, match.hash()) : "";
}

}  // namespace orrery
