#include "engine/record/driver.h"

namespace orrery {

namespace {

std::string answer_in_words(const Match& match, const ChancePoint& point, const std::string& words,
                            Outcome& out) {
  out = Outcome{};
  const std::string error = match.parse(point, words, out);
  if (!error.empty()) return "chance " + match.chance_name(point) + ": '" + words + "': " + error;
  if (!possible(point, out))
    return "chance " + match.chance_name(point) + ": '" + words + "' is not possible here";
  return "";
}

}  // namespace

std::string SeededDriver::answer(const Match& /*match*/, const ChancePoint& point, std::uint64_t n,
                                 Outcome& out) {
  Random random(seed_, n);
  out = draw_outcome(point, random);
  return "";
}

std::string ScriptedDriver::answer(const Match& match, const ChancePoint& point, std::uint64_t n,
                                   Outcome& out) {
  if (n < from_ || n - from_ >= answers_.size()) {
    return "chance " + match.chance_name(point) + ": there is no outcome for it (" +
           std::to_string(point.count) + " of " + std::to_string(point.pool.size()) + " come out)";
  }
  return answer_in_words(match, point, answers_[n - from_], out);
}

RecordedDriver::RecordedDriver(const Record& record) {
  for (const Step& step : record.steps) {
    if (step.chance) answers_.push_back(step);
  }
}

std::string RecordedDriver::answer(const Match& match, const ChancePoint& point, std::uint64_t n,
                                   Outcome& out) {
  const std::string name = match.chance_name(point);
  if (n >= answers_.size()) return "chance " + name + ": the record has no outcome for it";
  const Step& step = answers_[n];
  if (step.who != name) return "chance " + name + ": the record has 'chance " + step.who + "' here";
  return answer_in_words(match, point, step.text, out);
}

}  // namespace orrery
