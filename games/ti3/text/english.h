// English sentences with numbered slots, one per event and per kind of choice. The web client has its own, in
// each language.
#pragma once

#include <string_view>

#include "games/ti3/notation.h"

namespace orrery::ti3 {

std::string_view english_log(Happening h);
std::string_view english_choice(Verb v);  // ends with the id of the rule that the choice rests on

}  // namespace orrery::ti3
