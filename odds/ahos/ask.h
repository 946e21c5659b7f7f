// The chance to win a fight of A Handful of Stars. Strengths are no dice: what is not known is what lies face
// down and what the others hold. So worlds are drawn that agree with the view, and in each of them both sides
// throw in all they have.
#pragma once

#include "engine/game/game.h"

namespace orrery::ahos::odds {

// `request` is described in docs/views.md (odds): `steps` that whoever is asked would make first, `worlds`
// how many are drawn. `error` says what is wrong with it.
json::value ask(const Match& match, SeatId viewer, const json::object& request, std::string& error);

}  // namespace orrery::ahos::odds
