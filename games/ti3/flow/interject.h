// What a player may do beside any question of his: give trade goods (TI3-TRADEGOODS-8), use texts of any
// time.
#pragma once

#include "games/ti3/state.h"

namespace orrery::ti3 {

bool is_interjection(const Look& look, Choice c);
void interjections(const Look& look, const Asked& asked, OptionList& out);
Refusal check_interjection(const Look& look, const Asked& asked, Choice c);
void interject(Play& g, Choice c);

}  // namespace orrery::ti3
