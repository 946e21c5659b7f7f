// Every text that acts in a fight, and what the odds make of it. Those that cost nothing, or only themselves
// until they are readied, are used; those that cost goods, tokens, influence, cards or pieces only if the
// question names them.
#pragma once

#include <span>
#include <string_view>

namespace orrery::ti4::odds {

enum class Treatment : unsigned char {
  Rules,    // the rules of dice and damage ask for it themselves (a trait, a value)
  Always,   // used whenever it can be
  Named,    // used if the question names it
  Ends,     // ends the fight or keeps it from beginning: not a matter of chances
  Nothing,  // changes nothing about who wins and what is left of the fleets
};
struct TextInFight {
  std::string_view id;
  Treatment treatment;
  std::string_view how;  // when it is used, for documents and `orrery odds --texts`
};
std::span<const TextInFight> texts_in_fights();
const TextInFight* find_text(std::string_view id);

}  // namespace orrery::ti4::odds
