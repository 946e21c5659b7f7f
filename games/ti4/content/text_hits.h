// Hits that a text makes on the opponent's ships in the space combat going on.
#pragma once

#include "games/ti4/content/ability.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {

// The opponent of the text's owner assigns them.
AssignHits hits_by_text(const Look& look, SeatId owner, int hits);
// The same with those that are left of the hits that were announced (announce_hits of flow/combat.h).
AssignHits announced_hits(Play& g, SeatId owner);
// Each ship of the opponent, for texts that name the one to be hit; ground forces that fight as ships are
// such (NEKRO-2).
void list_enemy_ships(const Look& look, SeatId owner, OptionList& out);

}  // namespace orrery::ti4
