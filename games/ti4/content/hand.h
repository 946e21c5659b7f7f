// Looking at another player's action cards and taking one (Mageon Implants, Spy Net). For `resolve`,
// `answers` and `answer` of such a text: `victim` is whose hand it is.
#pragma once

#include "games/ti4/content/ability.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {

Next take_from_hand(Play& g, Use& a, SeatId victim);
void list_hand(const Look& look, SeatId victim, OptionList& out);
void take_card(Play& g, Use& a, SeatId victim, Choice c);

}  // namespace orrery::ti4
