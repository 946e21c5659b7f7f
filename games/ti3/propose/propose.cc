#include "games/ti3/propose/propose.h"

#include <utility>

#include "games/known_to_asked.h"
#include "games/ti3/imagined.h"

namespace orrery {
template class Draft<ti3::State, ti3::Rules, ti3::Occasion>;
}

namespace orrery::ti3 {

std::vector<Choice> proposal(const Look& look) {
  using Steps = std::vector<Choice>;
  return known_to_asked<Steps>(
      look, [&](const State& known, const auto& f) -> decltype(propose(std::declval<Draft&>(), f), Steps{}) {
        Draft d(known, look.r);
        propose(d, f);
        return d.steps();
      });
}

}  // namespace orrery::ti3
