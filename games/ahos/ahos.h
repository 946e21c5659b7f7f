// A Handful of Stars for hot loops: the types and the start of a game. Everything else goes through the
// kernel's templates (list_options, apply_choice, apply_outcome of engine/flow/flow.h).
#pragma once

#include <memory>
#include <string>

#include "engine/game/game.h"
#include "games/ahos/state.h"
#include "games/ahos/view.h"

namespace orrery::ahos {

struct Ahos {
  using State = orrery::ahos::State;
  using Rules = orrery::ahos::Rules;
  using View = orrery::ahos::View;
  // A new game at its first chance point.
  static State start(const Rules& rules);
};

// The empty table before set-up: supplies full, decks complete, nothing on the board.
State empty_table(const Rules& rules);

// The rules of a table from its options and pack files; null and the reason, one fault per line, if they do
// not fit.
std::shared_ptr<const Rules> rules_for(const TableOptions& table, std::string& error);

// How far set-up is; Begin once the game goes on.
SetupStep setup_step(const State& s);

// Broken invariants of a position, in words: pieces, cards and tokens conserved, VP as recounted, no stray
// pieces.
std::vector<std::string> faults_of(const Look& look);

}  // namespace orrery::ahos
