// English sentences with numbered slots, one per event and per kind of choice. The web client has its own, in
// each language.
#pragma once

#include <string_view>

#include "games/ti4/notation.h"

namespace orrery::ti4 {

std::string_view english_log(Happening h);  // "" where the notation itself is the best there is
std::string_view english_choice(Verb v);    // ends with the id of the rule that the choice rests on

}  // namespace orrery::ti4
