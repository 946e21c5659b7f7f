#include "games/ti4/propose/propose.h"

#include <utility>

#include "games/known_to_asked.h"
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
  using Steps = std::vector<Choice>;
  return known_to_asked<Steps>(
      look, [&](const State& known, const auto& f) -> decltype(propose(std::declval<Draft&>(), f), Steps{}) {
        Draft d(known, look.r);
        propose(d, f);
        return d.steps();
      });
}

}  // namespace orrery::ti4
