// Initiative (1): no strategic action, neither primary nor secondary (TI3-INITIATIVE-1).
#include "games/ti3/content/strategy/strategy.h"

namespace orrery::ti3 {

const StrategyCardDef kInitiative{.resolve = [](Play&, StrategyText&) { return Next::Done; }};

}  // namespace orrery::ti3
