// The eight strategy cards, each in its own file.
#pragma once

#include "games/ti4/flow/strategic.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {

extern const StrategyCardDef kLeadership;
extern const StrategyCardDef kDiplomacy;
extern const StrategyCardDef kPolitics;
extern const StrategyCardDef kConstruction;
extern const StrategyCardDef kTrade;
extern const StrategyCardDef kWarfare;
extern const StrategyCardDef kTechnology;
extern const StrategyCardDef kImperial;

// 73.5: a secondary ability costs a token of the strategy pool.
inline Refusal has_strategy_token(const Look& look, SeatId seat) {
  return look.s.players[seat].strategy > 0 ? kAllowed : refuse("TI4-73.5");
}
inline Refusal token_suffices(const Look& look, SeatId seat, bool) { return has_strategy_token(look, seat); }
inline bool no_token(const Look&, SeatId) { return false; }

}  // namespace orrery::ti4
