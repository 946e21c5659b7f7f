// English for people: log lines of events and one-line explanations of choices.
#pragma once

#include <optional>
#include <string>

#include "engine/contract/saying.h"
#include "games/ti4/notation.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

// "Red moves a carrier from 1 (Jord) to 25 (Quann)."
// "Direct Hit: ..." with what it says; "" for what has no text.
std::string text_of_ability(const Look& look, AbilityRef ref);
std::string agenda_text(const AgendaDef& agenda);  // what its outcomes bring
std::string log_line(const Look& look, Event e);
// What a choice would do, with names, numbers and the rule.
std::string describe_choice(const Look& look, Choice c);

// The rule that allows a choice, and what it means here if its words alone do not tell.
std::string choice_rule(const Look& look, Choice c);
std::optional<Saying> choice_meaning(const Look& look, Choice c);
// A thing of a kind of the notation, or the text of a card, by its word: "18 (Mecatol Rex)".
std::string word_of_kind(const Look& look, std::string_view kind, const std::string& word);

// "18 (Mecatol Rex)", "Red", "Ceasefire of Red".
std::string system_label(const Rules& r, SystemId system);
std::string seat_label(const Rules& r, SeatId seat);
std::string note_label(const Look& look, NoteId note);
std::string piece_label(Piece piece);  // "damaged dreadnought"

}  // namespace orrery::ti4
