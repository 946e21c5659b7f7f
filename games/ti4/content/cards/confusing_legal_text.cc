// Confusing Legal Text: when one is elected, another player counts as elected instead.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kConfusingLegalText{
    .id = "confusing_legal_text",
    .at = when(Timing::PlayerElected),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.agenda.outcome == raw(seat);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_players(others(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      set_outcome(g, a.answers[0].operand(0));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
