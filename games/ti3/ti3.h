// Twilight Imperium 3 for hot loops: the types and the start of a game. Everything else goes through the
// kernel's templates (list_options, apply_choice, apply_outcome of engine/flow/flow.h).
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "games/ti3/flow/interject.h"  // the kernel must see it wherever choices are listed and applied
#include "games/ti3/state.h"
#include "games/ti3/view.h"

namespace orrery::ti3 {

struct Ti3 {
  using State = orrery::ti3::State;
  using Rules = orrery::ti3::Rules;
  using View = orrery::ti3::View;
  // A new game at its first chance point.
  static State start(const Rules& rules);
};

// The empty table before set-up: supplies full, decks complete, nothing on the board, no races taken.
State empty_table(const Rules& rules);

// The rules of a table from its options and pack files; null and the reason, one fault per line, if they do
// not fit.
std::shared_ptr<const Rules> rules_for(const TableOptions& table, std::string& error);

// The options in force as text, for record headers; rules_for reads them back.
std::map<std::string, std::string> option_texts(const Options& options);

// The galaxy in the form of the option `map`: ids of systems separated by spaces, from the first ring
// outwards, each ring clockwise from north; - where a home system lies or nothing.
std::string map_string(const Look& look);

// Broken invariants of a position, in words: pieces, cards, counters and goods conserved, derived fields as
// recounted.
std::vector<std::string> faults_of(const Look& look);

}  // namespace orrery::ti3
