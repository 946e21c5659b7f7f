// "others": everybody declines until somebody is asked.
#include <algorithm>

#include "engine/scenario/form.h"
#include "engine/scenario/run.h"
#include "engine/scenario/tell.h"
#include "engine/scenario/utf8.h"

namespace orrery::scenario {
namespace {

constexpr int kMostSteps = 1000;

bool is_reached(const Match& match, const std::string& until) {
  if (match.stop() == Stop::Chance) return match.chance_name(match.chance()) == until;
  return match.stop() == Stop::Decision && match.seat_name(match.decision().seat) == until;
}

Failure not_reached(const Match& match, const OthersStep& step, const std::string& why) {
  return Failure(why + " before " + step.until.text + " is asked: " + tell_stop(match), step.until.line);
}

Failure check_name(const Match& match, const Text& until) {
  std::vector<std::string> names = seat_names(match);
  for (std::string_view name : match.chance_names()) names.emplace_back(name);
  if (std::find(names.begin(), names.end(), until.text) != names.end()) return {};
  return Failure("there is no seat or chance '" + cut(until.text, 40) + "', only " + one_of(names),
                 until.line);
}

}  // namespace

Failure pass_others(Run& run, const OthersStep& step, const AnswerChance& answer_chance,
                    const Notice& notice) {
  if (Failure failure = check_name(*run.match, step.until); failure.failed()) return failure;
  if (is_reached(*run.match, step.until.text))
    return Failure(step.until.text + " is asked already: " + tell_stop(*run.match), step.until.line);
  for (int n = 0; n < kMostSteps; ++n) {
    if (is_reached(*run.match, step.until.text)) return {};
    Failure failure;
    if (run.match->stop() == Stop::Chance) {
      if (!answer_chance) return not_reached(*run.match, step, "nature is asked");
      failure = answer_chance();
    } else if (run.match->stop() == Stop::Decision) {
      const auto choice = run.match->declining();
      if (!choice) return not_reached(*run.match, step, "there is no way to decline");
      failure = decline(run, *choice, step.until.line);
    } else {
      return not_reached(*run.match, step, "the game ends");
    }
    if (failure.failed()) return failure;
    notice();
  }
  return not_reached(*run.match, step, "everybody declines again and again");
}

}  // namespace orrery::scenario
