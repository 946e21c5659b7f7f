// Gaining a technology that other players own, or copying a faction technology of theirs with an assimilator
// token in its place (81.16-81.22).
#pragma once

#include "games/ti4/query.h"

namespace orrery::ti4 {

// What the player can gain or copy from any of the players: technologies of the own deck that they own
// (81.5), and their faction technologies if the player has an assimilator token that may be put there
// (81.17).
TechSet technologies_from(const Look& look, SeatId seat, SeatSet from);
void list_technologies(const TechSet& technologies, OptionList& out);
// `number 1` or `number 2`: which token is put on the technology; nothing if there is no choice.
void list_tokens(const Look& look, SeatId seat, TechId tech, OptionList& out);
// Gains the technology, or copies it with the token, counted from 1; 0: the only one that may be used.
void gain_or_copy(Play& g, SeatId seat, TechId tech, int token);

}  // namespace orrery::ti4
