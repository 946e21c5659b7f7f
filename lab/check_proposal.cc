// What is proposed to a player can be done, and is made of what that player knows.
#include "lab/properties.h"

namespace orrery {
namespace {

constexpr int kMostPasses = 64;

// A proposal is made as if nobody else reacted: where others are asked in between they pass, if they may.
// True if it is that seat's turn again.
bool back_at(Match& match, SeatId seat) {
  for (int i = 0; i < kMostPasses && match.stop() == Stop::Decision; ++i) {
    if (match.decision().seat == seat) return true;
    const ParsedPhrase pass = match.parse("pass");
    if (!pass.error.empty() || match.apply(pass.phrase, nullptr).refused()) return false;
  }
  return false;
}

std::string texts(const Match& match, const std::vector<Choice>& steps) {
  std::string out;
  for (Choice c : steps) out += (out.empty() ? "" : ", ") + match.print(c);
  return "[" + out + "]";
}

std::string check_steps(const Match& match, const std::vector<Choice>& steps) {
  const SeatId seat = match.decision().seat;
  const std::unique_ptr<Match> copy = match.clone();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (i > 0 && !back_at(*copy, seat)) {
      if (copy->stop() != Stop::Decision)
        return "proposal " + texts(match, steps) + " for " + match.decision().kind + " goes on after its end";
      return "";  // others have to do something first that cannot be foreseen
    }
    const Refusal refusal = copy->apply(steps[i], nullptr);
    if (refusal.refused())
      return "proposal " + texts(match, steps) + " for " + match.decision().kind + ": '" +
             match.print(steps[i]) + "' is refused by " + std::string(refusal.rule);
  }
  return "";
}

}  // namespace

std::string check_proposal(const Match& match, Random& random, CheckMemory& memory) {
  const std::vector<Choice> steps = match.proposal();
  if (!steps.empty()) ++memory.proposals;
  if (std::string wrong = check_steps(match, steps); !wrong.empty()) return wrong;
  const std::unique_ptr<Match> world = match.sample(match.decision().seat, random);
  if (world == nullptr) return "";
  if (world->proposal() != steps)
    return "proposal " + texts(match, steps) + " becomes " + texts(match, world->proposal()) +
           " in a world with the same view";
  if (world->facts() != match.facts())
    return "facts " + json::serialize(match.facts()) + " become " + json::serialize(world->facts()) +
           " in a world with the same view";
  return "";
}

}  // namespace orrery
