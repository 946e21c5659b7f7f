// Acquiescence: at the end of the strategy phase the holder exchanges one of their strategy cards with one
// that the note's owner chose.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

void list(const Look& look, SeatId seat, SeatId owner, OptionList& out) {
  for (std::size_t mine = 0; mine < kStrategyCards; ++mine) {
    if (look.s.strategy[mine].owner != seat) continue;
    for (std::size_t theirs = 0; theirs < kStrategyCards; ++theirs) {
      if (look.s.strategy[theirs].owner == owner) out.add(make(Verb::Swap, mine, theirs));
    }
  }
}

}  // namespace

const AbilityDef kAcquiescence{
    .id = "acquiescence",
    .at = when(Timing::StrategyPhaseEnd),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list(look, a.owner, owner_of(a), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      take_strategy_card(g, a.owner, strategy_at(a.answers[0], 1));
      take_strategy_card(g, owner_of(a), strategy_at(a.answers[0], 0));
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion*) -> bool {
      OptionList swaps;
      list(look, seat, Rules::owner_of(note), swaps);
      return !swaps.empty();
    },
};

}  // namespace orrery::ti4
