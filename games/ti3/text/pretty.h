// English for people: log lines of events and one-line explanations of choices.
#pragma once

#include <optional>
#include <string>

#include "engine/contract/saying.h"
#include "games/ti3/notation.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

// "Red moves one cruiser from Saudor to Bereg, Lirta IV."
std::string log_line(const Look& look, Event e);
// What a choice would do, with names, numbers and the rule.
std::string describe_choice(const Look& look, Choice c);

// "Direct Hit: ..." with what it says; "" for what has no text.
std::string text_of_ability(const Look& look, AbilityRef ref);
std::string political_text(const PoliticalDef& card);  // what its outcomes bring

// The rule that allows a choice, and what it means here if its words alone do not tell.
std::string choice_rule(const Look& look, Choice c);
std::optional<Saying> choice_meaning(const Look& look, Choice c);
// A thing of a kind of the notation, or the text of a card, by its word.
std::string word_of_kind(const Look& look, std::string_view kind, const std::string& word);

// "Bereg, Lirta IV", "Red", "damaged dreadnought", "2 ground forces and a PDS".
std::string system_label(const Rules& r, SystemId system);
std::string seat_label(const Rules& r, SeatId seat);
std::string piece_label(Piece piece);
std::string load_label(const Load& load);

}  // namespace orrery::ti3
