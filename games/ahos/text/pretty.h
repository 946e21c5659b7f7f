// English for people: log lines of events and one-line explanations of choices.
#pragma once

#include <string>
#include <string_view>

#include "games/ahos/notation.h"
#include "games/ahos/state.h"
#include "games/sentence.h"

namespace orrery::ahos {

// "Red moves a fleet from 8 Ishtar to 14 Berylith."
std::string log_line(const Look& look, Event e);
// What a choice would do, with names, numbers and the rule.
std::string describe_choice(const Look& look, Choice c);

// The rule that allows a choice; "" for answers to texts.
std::string choice_rule(const Look& look, Choice c);
// A thing of a kind of the notation by its word: "14 Berylith".
std::string word_of_kind(const Look& look, std::string_view kind, const std::string& word);

// "14 Berylith", "T05 Star Base Movement", "Red".
std::string space_label(const Look& look, SpaceId space);
std::string kind_label(const Rules& r, KindId kind);
std::string seat_label(const Rules& r, SeatId seat);

}  // namespace orrery::ahos
