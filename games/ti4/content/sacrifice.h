// Cruisers and destroyers that their owner destroys in a space combat for a hit (Devotion, Impulse Core).
#pragma once

#include "games/ti4/content/ability.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {

// In the combat going on, while there is an enemy left to be hit.
bool can_sacrifice(const Look& look, SeatId seat);
void list_sacrifices(const Look& look, SeatId seat, OptionList& out);
// The steps of such a text: the ship that was named first is destroyed, its hit is announced (FAQ-33), and
// assigned as `assign` says.
Next sacrifice_for_hit(Play& g, Use& a, Next (*assign)(Play& g, const Use& a));

}  // namespace orrery::ti4
