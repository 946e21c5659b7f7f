// A scenario in progress, and the steps it is made of.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/scenario/steps.h"

namespace orrery::scenario {

// Why a step failed: one line each. None: it did not.
struct Failure {
  int line = 0;  // where, if not on the line of the step
  std::vector<std::string> lines;

  Failure() = default;
  explicit Failure(std::string what, int at = 0) : line(at), lines{std::move(what)} {}
  [[nodiscard]] bool failed() const { return !lines.empty(); }
};

struct Run {
  std::unique_ptr<Match> match;
  std::unique_ptr<Match> first;   // the position the scenario gave
  std::unique_ptr<Match> before;  // before the last choice or outcome; null if there was none
  Text last;                      // that choice or outcome
  std::uint64_t chances = 0;      // chance points answered so far
  // What happened since the last `events` or `log` step; what such steps have looked at is dropped by the
  // next choice or outcome, so that several of them in a row look at the same.
  std::vector<Event> events;
  bool events_read = false;
};

// The steps. `answer` takes one choice of a seat, or all items of a chance point.
Failure answer(Run& run, const AnswerStep& step);
Failure check_options(const Run& run, const OptionsStep& step);
Failure check_refusal(Run& run, const RefuseStep& step);
Failure check_expected(const Run& run, const ExpectStep& step);
Failure check_happened(Run& run, const HappenedStep& step);
Failure check_end(const Run& run, const EndStep& step);

// `others`: everybody declines until the one named is asked. Chance is left to `answer_chance`; without one
// it is a failure. `notice` is called after each choice and outcome.
using AnswerChance = std::function<Failure()>;
using Notice = std::function<void()>;
Failure pass_others(Run& run, const OthersStep& step, const AnswerChance& answer_chance,
                    const Notice& notice);
// Takes this choice, which is one of the options, for whoever decides.
Failure decline(Run& run, Choice choice, int line);

// Answers the chance point with the seeded driver.
Failure answer_by_seed(Run& run, std::uint64_t seed);

// Nothing if `who` is the seat that must decide, otherwise what is the case.
Failure not_deciding(const Match& match, const Text& who);

// The seat or the spectator (no seat) that a step names; a failure if there is none.
Failure find_viewer(const Match& match, const Text& who, SeatId& out);

}  // namespace orrery::scenario
