#include "games/ahos/propose/propose.h"

#include "games/ahos/imagined.h"

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

}  // namespace orrery::ahos
