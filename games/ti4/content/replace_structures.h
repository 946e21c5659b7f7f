// Replacing the structures of others on a planet by one's own of the same type, for texts used when one gains
// control of it. They are not destroyed. What cannot be replaced is lost as usual (43.5a).
#pragma once

#include "games/ti4/query.h"

namespace orrery::ti4 {

// Whether anything can be replaced, with pieces of the reserve or of the board (44.4a).
bool can_replace_structures(const Look& look, SeatId seat, PlanetId planet);
// `resolve`, `answers` and `answer` of such texts: the planet is that of the occasion. One structure at a
// time; without a piece in the reserve the player may take one off the board for it but need not (44.4c).
Next replace_structures(Play& g, Use& a);
void list_replacements(const Look& look, const Use& a, OptionList& out);
void choose_replacement(Play& g, Use& a, Choice c);

}  // namespace orrery::ti4
