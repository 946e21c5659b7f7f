// English sentences with numbered slots, one per event and per kind of choice. The web client has its own, in
// each language.
#pragma once

#include <string_view>

#include "games/ti3/notation.h"

namespace orrery::ti3 {

std::string_view english_log(Happening h);
// What lasts for a while: for one player or all, on something or nothing in particular.
std::string_view english_effect(Hold hold, bool for_one, bool on_one);
std::string_view english_choice(Verb v);  // ends with the id of the rule that the choice rests on

}  // namespace orrery::ti3
