#include "games/ti4/propose/propose.h"

#include "games/ti4/imagined.h"

namespace orrery {
template class Draft<ti4::State, ti4::Rules, ti4::Occasion>;
}

namespace orrery::ti4 {

void pay_on(Draft& d) {
  if (const Pay* pay = d.frame<Pay>()) {
    const Pay copy = *pay;
    d.enter();
    propose(d, copy);
  } else if (const ScoreObjective* score = d.frame<ScoreObjective>()) {
    const ScoreObjective copy = *score;
    d.enter();
    propose(d, copy);
  }
}

std::vector<Choice> proposal(const Look& look) {
  return std::visit(
      [&](const auto& f) -> std::vector<Choice> {
        if constexpr (requires(Draft & d) { propose(d, f); }) {
          Draft d(imagined(look.r, view_of(look, asked_now(look).seat)), look.r);
          propose(d, f);
          return d.steps();
        } else {
          return {};
        }
      },
      look.s.flow.frames.back());
}

}  // namespace orrery::ti4
