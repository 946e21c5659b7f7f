// What a player may do as a component action (9.0), for Turn.
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

void list_component_actions(const Look& look, SeatId seat, OptionList& out);
Refusal check_component_action(const Look& look, SeatId seat, Choice c);
void start_component_action(Play& g, SeatId seat, Choice c);

}  // namespace orrery::ti4
