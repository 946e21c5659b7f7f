// Confusing Legal Text: when one is elected, another player counts as elected instead.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

bool usable(const Look& look, SeatId seat, const Occasion*) { return look.s.agenda.outcome == raw(seat); }

void ask(const Look& look, const Use& a, OptionList& out) {
  if (!asked_before(a, 0)) list_players(others(look, a.owner), out);
}

Next effect(Play& g, Use& a) {
  g.s.agenda.outcome = a.answers[0].operand(0);
  return Next::Done;
}

}  // namespace

const AbilityDef kConfusingLegalText{.id = "confusing_legal_text",
                                     .at = when(Timing::PlayerElected),
                                     .usable = usable,
                                     .ask = ask,
                                     .resolve = effect};

}  // namespace orrery::ti4
