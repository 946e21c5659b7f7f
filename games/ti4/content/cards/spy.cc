// Spy: a random action card out of another player's hand.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/luck.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

SeatSet victims(const Look& look, SeatId seat) {
  SeatSet set;
  for (SeatId other : others(look, seat)) {
    if (!look.s.players[other].hand.empty()) set.insert(other);
  }
  return set;
}

bool usable(const Look& look, SeatId seat, const Occasion*) { return !victims(look, seat).empty(); }

void ask(const Look& look, const Use& a, OptionList& out) {
  if (!asked_before(a, 0)) list_players(victims(look, a.owner), out);
}

SeatId victim(const Use& a) { return seat_at(a.answers[0], 0); }

// The victim may have played their last card against this one.
Next effect(Play& g, Use& a) {
  return a.stage > 0 || g.s.players[victim(a)].hand.empty() ? Next::Done : Next::Chance;
}

ChancePoint steal(const Look& look, const Use& a) {
  return luck(Luck::Steal, pool_of(look.s.players[victim(a)].hand), 1, a.owner);
}

void stolen(Play& g, Use& a, const Outcome& o) {
  a.stage = 1;
  give_card(g, victim(a), a.owner, drawn_cards(g.r, g.s.players[victim(a)].hand, o).first());
}

}  // namespace

const AbilityDef kSpy{.id = "spy",
                      .at = when(Timing::ComponentAction),
                      .usable = usable,
                      .ask = ask,
                      .resolve = effect,
                      .luck = steal,
                      .lucky = stolen};

}  // namespace orrery::ti4
