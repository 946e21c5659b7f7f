#include "games/ahos/propose/propose.h"

#include <utility>

#include "games/ahos/imagined.h"
#include "games/known_to_asked.h"

namespace orrery {
template class Draft<ahos::State, ahos::Rules, ahos::Reaction>;
}

namespace orrery::ahos {

void pay_on(Draft& d) {
  const Pay* pay = d.frame<Pay>();
  if (pay == nullptr) return;
  const Pay copy = *pay;
  d.enter();
  propose(d, copy);
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

}  // namespace orrery::ahos
