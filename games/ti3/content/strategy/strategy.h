// The strategy cards, each in its own file; strategy.cc has their table (strategy_card_def of
// flow/strategic.h). Initiative has no strategic action (TI3-INITIATIVE).
#pragma once

#include "games/ti3/flow/strategic.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {

extern const StrategyCardDef kInitiative;
extern const StrategyCardDef kDiplomacy;
extern const StrategyCardDef kPolitical;
extern const StrategyCardDef kLogistics;
extern const StrategyCardDef kTrade;
extern const StrategyCardDef kWarfare;
extern const StrategyCardDef kTechnology;
extern const StrategyCardDef kImperial;

}  // namespace orrery::ti3
