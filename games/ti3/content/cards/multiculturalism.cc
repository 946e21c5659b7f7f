// Multiculturalism: one ability of the race of an opponent for the round, unless a crisis has taken it away.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

// Abilities that do something now: what a race starts with cannot be learnt.
FixedVec<PowerId, 5> lessons(const Look& look, SeatId seat, SeatId from) {
  FixedVec<PowerId, 5> out;
  const RaceId race = look.s.players[from].race;
  if (!race.valid() || held(look, Hold::NoAbilities, from)) return out;
  for (PowerId p : look.r.race(race).powers) {
    const PowerDef& def = look.r.power(p);
    const bool known = held(look, Hold::BorrowedAbility, seat, raw(p));
    if (!known && (!def.traits.empty() || def.ability != nullptr)) out.push_back(p);
  }
  return out;
}

}  // namespace

const AbilityDef kMulticulturalism{
    .id = "multiculturalism",
    .at = when(Timing::StrategyPhase),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (a.answers.empty()) {
        list_opponents(
            look, a.owner, [&](SeatId seat) { return !lessons(look, a.owner, seat).empty(); }, out);
      } else if (a.answers.size() == 1) {
        for (PowerId p : lessons(look, a.owner, player_answer(a, 0))) out.add(make(Verb::Power, raw(p)));
        out.sort_from(0);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::BorrowedAbility, a.owner, a.answers[1].operand(0));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
