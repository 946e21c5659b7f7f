// Initiative (1): no strategic action, neither primary nor secondary (TI3-INITIATIVE-1); its holder is
// Speaker (TI3-SPEAKER-1) and follows others free of charge (TI3-STRATACT-5), but not in two rounds running
// (TI3-STRATEGY-6).
#include "games/ti3/content/strategy/strategy.h"

namespace orrery::ti3 {

const StrategyCardDef kInitiative{.brings_speaker = true, .not_twice = true, .frees_secondaries = true};

}  // namespace orrery::ti3
