#include "lab/game_record.h"

#include "engine/record/replay.h"

namespace orrery {
namespace {

// Takes the step and tells how it stands in a record; empty `who` if the match does not wait for such a step.
Step take(Match& match, const std::variant<Choice, Outcome>& taken) {
  Step step;
  const Choice* choice = std::get_if<Choice>(&taken);
  if (match.stop() != (choice != nullptr ? Stop::Decision : Stop::Chance)) return step;
  if (choice != nullptr) {
    const std::string seat = match.seat_name(match.decision().seat);
    step.text = match.print(*choice);
    if (match.apply(*choice, nullptr).allowed()) step.who = seat;
    return step;
  }
  const ChancePoint point = match.chance();
  const Outcome& outcome = std::get<Outcome>(taken);
  if (!possible(point, outcome)) return step;
  step.chance = true;
  step.who = match.chance_name(point);
  step.text = match.print(point, outcome);
  match.apply_outcome(outcome, nullptr);
  return step;
}

}  // namespace

Record record_of(const GamePlan& plan, const StepLog& log) {
  Record record = record_header(*plan.game, *plan.start);
  for (std::size_t i = 0; i < record.seats.size() && i < plan.bots.size(); ++i)
    record.seats[i].second = plan.bots[i];
  record.seed = SeedLine{Seed::of(plan.seed), 0};
  const std::unique_ptr<Match> match = plan.start->clone();
  for (const auto& taken : log) {
    Step step = take(*match, taken);
    if (step.who.empty()) break;
    record.steps.push_back(std::move(step));
    if (record.steps.size() % Record::kHashEvery == 0) record.hashes[record.steps.size()] = match->hash();
  }
  record.hashes[record.steps.size()] = match->hash();
  return record;
}

Record record_of_failure(const GamePlan& plan, const GameResult& result) {
  Record record = record_of(plan, result.log);
  if (!result.failure.empty()) record.last_comments.push_back(result.failure);
  return record;
}

}  // namespace orrery
