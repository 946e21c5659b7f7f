// Chance points and the texts of their outcomes.
#include "lab/properties.h"

namespace orrery {
namespace {

std::string check_point(const Match& match, const ChancePoint& point) {
  const std::string name = match.chance_name(point);
  if (name.empty()) return "a chance point without a name";
  bool known = false;
  for (std::string_view n : match.chance_names()) known = known || n == name;
  if (!known) return "chance point " + name + " is not among the chance names";
  if (point.count == 0) return "chance point " + name + " decides nothing";
  if (!point.replace && point.pool.size() < point.count)
    return "chance point " + name + " wants more than there is";
  return point.pool.empty() ? "chance point " + name + " has nothing to choose from" : "";
}

std::unique_ptr<Match> after(const Match& match, const Outcome& outcome) {
  std::unique_ptr<Match> copy = match.clone();
  copy->apply_outcome(outcome, nullptr);
  return copy;
}

}  // namespace

std::string check_chance(const Match& match, const ChancePoint& point, Random& random) {
  if (std::string wrong = check_point(match, point); !wrong.empty()) return wrong;
  const Outcome outcome = draw_outcome(point, random);
  const std::string words = match.print(point, outcome);
  const std::string text = match.chance_name(point) + " '" + words + "'";
  Outcome parsed;
  if (const std::string wrong = match.parse(point, words, parsed); !wrong.empty())
    return text + " does not parse: " + wrong;
  if (!possible(point, parsed)) return text + " parses to what cannot come out";
  if (match.print(point, parsed) != words) return text + " parses to '" + match.print(point, parsed) + "'";
  return after(match, outcome)->same_state(*after(match, parsed))
             ? ""
             : text + " parses to an outcome with another effect";
}

}  // namespace orrery
