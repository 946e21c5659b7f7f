// What a reader must know to write the choices and events of a game: for `orrery notation`.
#pragma once

#include <string>
#include <vector>

namespace orrery {

// One kind of operand, e.g. {system}.
struct OperandHelp {
  std::string kind;
  std::string expected;               // "a tile number (1-51)"
  std::vector<std::string> words;     // every word there is, where the rules know them
  std::vector<std::string> examples;  // at least one
};

// One pattern of choices or of events.
struct PatternHelp {
  std::string pattern;  // "move {piece} {system}"
  std::string form;     // "move PIECE SYSTEM"; operands of the same kind are numbered
  std::string example;  // "move cruiser 25"
  std::string meaning;  // a sentence with the names of `form`
  std::string rule;     // that allows it; "" if there is none to name
  // Of a choice: the kinds of question in which it is offered. Of an event: who is told.
  std::vector<std::string> when;
};

struct NotationHelp {
  std::vector<OperandHelp> operands;
  std::vector<PatternHelp> choices;
  std::vector<PatternHelp> events;
};

}  // namespace orrery
