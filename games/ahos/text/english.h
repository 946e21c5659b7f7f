// English sentences with numbered slots, one per event and per kind of choice. The web client has its own, in
// each language.
#pragma once

#include <string_view>

#include "games/ahos/notation.h"

namespace orrery::ahos {

std::string_view english_log(Happening h);
std::string_view english_choice(Verb v);  // ends with the id of the rule that the choice rests on
std::string_view english_upgrade();       // of a colony that replaces one's own outpost
std::string_view english_first_token();   // of a Development token taken at set-up

}  // namespace orrery::ahos
